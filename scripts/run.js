/*
 * Starts a script of this folder by name: `node scripts/run.js test`. Plain JavaScript, because a Node that is too old
 * cannot read the TypeScript in which the scripts are written, and should say so in one line instead of a stack trace.
 */
const [major, minor] = process.versions.node.split('.').map(Number)
const [name, ...rest] = process.argv.slice(2)

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Sluice needs Node 22.18 or later and found ${process.version}. On Linux, npm ci brings the right one along: start this with npm run.\n`,
  )
  process.exit(1)
}

process.argv = [process.argv[0], new URL(`${name}.ts`, import.meta.url).pathname, ...rest]
await import(`./${name}.ts`)
