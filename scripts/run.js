/*
 * Runs a script of this folder: `node scripts/run.js test`. It is plain JavaScript so that a Node too old to run TypeScript
 * can say so in one line.
 */
const [major, minor] = process.versions.node.split('.').map(Number)
const [name, ...rest] = process.argv.slice(2)

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Sluice needs Node 22.18 or later, this is ${process.version}. On Linux, npm ci installs a newer one: use npm run.\n`,
  )
  process.exit(1)
}

process.argv = [process.argv[0], new URL(`${name}.ts`, import.meta.url).pathname, ...rest]
await import(`./${name}.ts`)
