#!/usr/bin/env node
// An older Node would stop at the first module that it does not know, without saying what it takes.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 12)) {
  process.stderr.write(`Tellerproof needs Node 24.12 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  await import("../dist/cli/main.js");
}
