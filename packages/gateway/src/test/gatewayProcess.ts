import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const fast = fileURLToPath(new URL('fastGateway.ts', import.meta.url))

/** A gateway in a process of its own. */
export interface GatewayProcess {
  /** Settles with its address once it answers; rejects with what it said when it ends before. */
  ready: Promise<string>
  /** How it ended: its exit code, or the signal's name. */
  ended: Promise<number | string | null>
  signal: (name: NodeJS.Signals) => void
  /** What it has written so far. */
  output: () => { stdout: string; stderr: string }
}

/** Starts `main.ts` with these variables, on a free port unless they say otherwise. */
export function startGatewayProcess(
  environment: Record<string, string>,
  ...commandLine: string[]
): GatewayProcess {
  return start([main, ...commandLine], environment)
}

/** Starts a gateway on a fast clock that showed the real time at `began`, in milliseconds since 1970. */
export function startFastGateway(
  began: number,
  environment: Record<string, string>,
): GatewayProcess {
  return start([fast], { ...environment, CLOCK_BEGAN: String(began) })
}

function start(commandLine: string[], environment: Record<string, string>): GatewayProcess {
  const child = spawn(process.execPath, commandLine, {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('close', (code, signal) => {
      resolve(code ?? signal)
    })
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text
      const address = /ready at (\S+)\n/.exec(output.stdout)?.[1]
      if (address) resolve(address)
    })
    child.on('close', () => {
      reject(new Error(`The gateway ended: ${output.stderr}`))
    })
  })
  ready.catch(() => undefined)
  return { ready, ended, signal: (name) => child.kill(name), output: () => ({ ...output }) }
}
