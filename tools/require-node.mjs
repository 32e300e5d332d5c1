// Runs before anything that needs Node 24: on an older Node the test runner would find no TypeScript and report success.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 12)) {
  console.error(
    `Tellerproof needs Node 24.12 or newer; this is ${process.versions.node}.\n` +
      "Run it through npm (npm test, npm run …), which uses the Node 24 that `npm ci` installs, or upgrade Node.",
  );
  process.exit(1);
}
