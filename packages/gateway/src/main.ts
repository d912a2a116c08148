import { endSessionsCommand } from './accounts/endSessions.ts'
import { deployContractsCommand } from './rails/evm/deployContracts.ts'
import { resumeNetworkCommand } from './rails/resumeNetwork.ts'
import { settingsFromEnvironment } from './config/loadSettings.ts'
import type { Settings } from './config/settings.ts'
import { StartUpError } from './errors/Failure.ts'
import { createLogger } from './http/logger.ts'
import { verifyLedgerCommand } from './ledger/verifyLedgerCommand.ts'
import { rotateSecretCommand } from './maintenance/rotateSecret.ts'
import type { Gateway } from './startGateway.ts'
import { rails, startGateway } from './startGateway.ts'

/** The output once the gateway is ready. */
function readyText({ url, demo, mailbox }: Gateway): string {
  return [
    `Sluice is ready at ${url}`,
    ...(demo ? [`Demo log-in: ${demo.email} / ${demo.password}`] : []),
    ...(mailbox ? [`Mailbox: ${mailbox}`, `Simulated payments: ${url}/sandbox`] : []),
    '',
  ].join('\n')
}

function endWhenTold(gateway: Gateway): void {
  let askedAt: number | null = null
  const end = () => {
    const now = performance.now()
    // One Ctrl-C arrives twice under npm, which passes on what the terminal sends to both of them. Asked again after
    // that, the operator no longer wants to wait.
    if (askedAt !== null) {
      if (now - askedAt > 1_000) process.exit(1)
      return
    }
    askedAt = now
    gateway.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Sluice did not shut down cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

async function serve(settings: Settings): Promise<void> {
  const gateway = await startGateway(settings)
  endWhenTold(gateway)
  write(readyText(gateway))
  const { url, demo, mailbox } = gateway
  // For parent processes, which do not have to parse the output.
  process.send?.({ ready: { url, demo, mailbox } })
}

function write(text: string): void {
  process.stdout.write(text)
}

const [, , name = 'serve', ...given] = process.argv

/** What each command does, and the exit code if it is not 0. */
const commands = new Map<string, (settings: Settings) => Promise<number | void>>([
  ['serve', serve],
  [
    'verify-ledger',
    (settings) =>
      verifyLedgerCommand(settings, given, {
        rails,
        logger: createLogger(settings),
        write,
      }),
  ],
  ['rotate-secret', (settings) => rotateSecretCommand(settings, write)],
  ['resume-network', (settings) => resumeNetworkCommand(settings, given[0] ?? '', write)],
  ['deploy-contracts', (settings) => deployContractsCommand(settings, write)],
  ['end-sessions', (settings) => endSessionsCommand(settings, given, write)],
])

try {
  const command = commands.get(name)
  if (!command) {
    throw new StartUpError(`unknown command, expected one of ${[...commands.keys()].join(', ')}`)
  }
  process.exitCode = (await command(settingsFromEnvironment(process.env))) ?? 0
} catch (error) {
  if (!(error instanceof StartUpError)) throw error
  const failed = name === 'serve' ? "Sluice can't start" : `${name} failed`
  process.stderr.write(`${failed}: ${error.message}\n`)
  process.exitCode = 1
}
