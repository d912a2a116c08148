import { endSessionsCommand } from './accounts/endSessions.ts'
import { deployContractsCommand } from './chain/deployContracts.ts'
import { resumeNetworkCommand } from './chain/resumeNetwork.ts'
import { settingsFromEnvironment } from './config/loadSettings.ts'
import { StartUpError } from './errors/Failure.ts'
import { verifyLedgerCommand } from './ledger/verifyLedger.ts'
import { rotateSecretCommand } from './maintenance/rotateSecret.ts'
import type { Gateway } from './startGateway.ts'
import { startGateway } from './startGateway.ts'

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

async function serve(): Promise<void> {
  const gateway = await startGateway(settingsFromEnvironment(process.env))
  endWhenTold(gateway)
  process.stdout.write(readyText(gateway))
  const { url, demo, mailbox } = gateway
  // For parent processes, which do not have to parse the output.
  process.send?.({ ready: { url, demo, mailbox } })
}

async function verifyLedger(): Promise<void> {
  process.exitCode = await verifyLedgerCommand(settingsFromEnvironment(process.env), (text) =>
    process.stdout.write(text),
  )
}

async function rotateSecret(): Promise<void> {
  await rotateSecretCommand(settingsFromEnvironment(process.env), (text) =>
    process.stdout.write(text),
  )
}

async function resumeNetwork(): Promise<void> {
  await resumeNetworkCommand(settingsFromEnvironment(process.env), process.argv[3] ?? '', (text) =>
    process.stdout.write(text),
  )
}

async function deployContracts(): Promise<void> {
  await deployContractsCommand(settingsFromEnvironment(process.env), (text) =>
    process.stdout.write(text),
  )
}

async function endSessions(): Promise<void> {
  await endSessionsCommand(settingsFromEnvironment(process.env), process.argv.slice(3), (text) =>
    process.stdout.write(text),
  )
}

const commands = new Map([
  ['serve', serve],
  ['verify-ledger', verifyLedger],
  ['rotate-secret', rotateSecret],
  ['resume-network', resumeNetwork],
  ['deploy-contracts', deployContracts],
  ['end-sessions', endSessions],
])

try {
  const name = process.argv[2] ?? 'serve'
  const command = commands.get(name)
  if (!command) {
    throw new StartUpError(
      `unknown command ${name}, expected one of ${[...commands.keys()].join(', ')}`,
    )
  }
  await command()
} catch (error) {
  if (!(error instanceof StartUpError)) throw error
  process.stderr.write(`Sluice can't start: ${error.message}\n`)
  process.exitCode = 1
}
