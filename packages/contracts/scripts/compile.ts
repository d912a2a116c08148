import { readFile, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'

import solc from 'solc'

/*
 * Compiles the contracts into artifacts/index.ts. With --check it compares instead and fails if the committed file is
 * not what the sources compile to.
 */

interface CompiledContract {
  abi: { type: string }[]
  evm: { bytecode: { object: string }; deployedBytecode: { object: string } }
}

interface CompilerOutput {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, CompiledContract>>
}

const sourceFolder = join(import.meta.dirname, '../src')
const artifactFile = join(import.meta.dirname, '../artifacts/index.ts')

/** Prefix of the exported names, by the contract's file. Those of `v1` are deployed and must not change. */
const exported = {
  'DepositFactory.sol': 'depositFactory',
  'Deposit.sol': 'deposit',
  'v1/DepositFactory.sol': 'depositFactoryV1',
  'TestToken.sol': 'testToken',
}

async function compile(): Promise<CompilerOutput> {
  const files = await readdir(sourceFolder, { recursive: true })
  const names = files.filter((name) => name.endsWith('.sol')).toSorted()
  const sources = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        `src/${name}`,
        { content: await readFile(join(sourceFolder, name), 'utf8') },
      ]),
    ),
  )
  // The same settings as in foundry.toml, so that the tests run the code that is deployed.
  const settings = {
    evmVersion: 'paris',
    optimizer: { enabled: true, runs: 10_000 },
    metadata: { bytecodeHash: 'none', appendCBOR: false },
    outputSelection: {
      '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
    },
  }
  const input = JSON.stringify({ language: 'Solidity', sources, settings })
  const output: CompilerOutput = JSON.parse(solc.compile(input))
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? []
  if (errors.length > 0) {
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  }
  return output
}

function artifacts({ contracts }: CompilerOutput): string {
  const parts = Object.entries(exported).map(([file, prefix]) => {
    const contract = contracts[`src/${file}`]?.[basename(file, '.sol')]
    if (!contract) throw new Error(`src/${file} has no contract of its name`)
    return `
/** ABI of ${file}. */
export const ${prefix}Abi = ${JSON.stringify(contract.abi, null, 2)} as const

/** Creation code of ${file}. */
export const ${prefix}Bytecode = '0x${contract.evm.bytecode.object}'
`
  })
  return `// Generated from src/*.sol by scripts/compile.ts with solc ${solc.version()}. Do not edit.\n${parts.join('')}`
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const compiled = artifacts(await compile())
if (values.check) {
  if ((await readFile(artifactFile, 'utf8')) !== compiled) {
    throw new Error('artifacts/index.ts is out of date: npm run build -w @sluice/contracts')
  }
} else {
  await writeFile(artifactFile, compiled)
}
