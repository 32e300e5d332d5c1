import { spawn } from "node:child_process";

/** Opens an address in the user's browser. Where there is none nothing happens: the address was printed. */
export function openBrowser(url: string): void {
  const [command, ...args] = openerOf(process.platform);
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}

function openerOf(platform: NodeJS.Platform): [string, ...string[]] {
  if (platform === "darwin") return ["open"];
  return platform === "win32" ? ["explorer.exe"] : ["xdg-open"];
}
