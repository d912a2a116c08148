import { limits, walletDelayHours } from '@sluice/api/contract'

import type { Origin } from '../context.ts'
import type { Mail } from './mailer.ts'

interface Recipient {
  email: string
  full_name: string
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/**
 * Mail programs turn web and email addresses in plain text into links. An invisible character (a zero-width non-joiner) after
 * each separator prevents it, so a name cannot bring a link into the mail.
 */
function withoutLinks(text: string): string {
  return text.replaceAll(/[.:/@](?=[\p{L}\p{N}/])/gu, '$&\u200C')
}

/** An email with a greeting, a sentence, one link and a closing sentence. */
function linkMail(
  recipient: Recipient,
  subject: string,
  words: { before: string; link: string; label: string; after: string },
): Mail {
  const name = withoutLinks(recipient.full_name.replaceAll(/\s+/g, ' ').slice(0, limits.nameMax))
  return {
    to: recipient.email,
    subject,
    text: `Hello ${name},\n\n${words.before}\n\n${words.link}\n\n${words.after}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;background:#f6f4ee;color:#10333a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #dfe3df;border-radius:8px">
<p>Hello ${escapeHtml(name)},</p>
<p>${escapeHtml(words.before)}</p>
<p><a href="${escapeHtml(words.link)}" style="display:inline-block;padding:12px 20px;background:#0b6e78;color:#fff;text-decoration:none;border-radius:6px">${words.label}</a></p>
<p style="color:#56686b;font-size:14px">${escapeHtml(words.after)}</p>
</div>
</body>
</html>
`,
  }
}

/** Asks a new merchant to verify their email address. */
export function verificationMail(publicUrl: string, recipient: Recipient, token: string): Mail {
  return linkMail(recipient, 'Verify your account', {
    before:
      'Please confirm your email address. This link can be used once and expires in 24 hours.',
    link: `${publicUrl}/verifyuser?token=${token}`,
    label: 'Verify my account',
    after: 'If you did not create an account, you can ignore this email.',
  })
}

/** Sends a merchant a link to set a new password. */
export function resetMail(publicUrl: string, recipient: Recipient, token: string): Mail {
  return linkMail(recipient, 'Reset your password', {
    before: 'Use this link to set a new password. It can be used once and expires in one hour.',
    link: `${publicUrl}/resetPassword?token=${token}`,
    label: 'Set a new password',
    after: 'If you did not request this, you can ignore this email. Your password has not changed.',
  })
}

/** Tells a merchant that their webhook endpoint failed for so long that it is disabled. */
export function webhookDisabledMail(publicUrl: string, recipient: Recipient): Mail {
  return linkMail(recipient, 'Your webhook has been disabled', {
    before:
      'Your webhook endpoint has not accepted any event for three days, so we stopped sending events to it. Payments still work.',
    link: `${publicUrl}/credentials`,
    label: 'Open Credentials',
    after: 'Once your server works again, enable the webhook there to resume.',
  })
}

/** The beginning and end of a wallet: enough to recognize it. A wallet set earlier may be any text. */
function shorten(wallet: string): string {
  const characters = Array.from(wallet)
  if (characters.length <= 12) return withoutLinks(wallet)
  return withoutLinks(`${characters.slice(0, 6).join('')}…${characters.slice(-4).join('')}`)
}

/** An instant in UTC, to the minute. */
function minute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`
}

/** When something happened, and from where. */
interface Occasion {
  at: Date
  origin: Pick<Origin, 'address' | 'device'>
}

/** Such as `on 2026-11-24 at 03:10 UTC, from Chrome on Windows (203.0.113.9)`. The gateway itself has no device. */
function whenAndWhere({ at, origin: { address, device } }: Occasion): string {
  const place = device && `, from ${withoutLinks(device)} (${withoutLinks(address)})`
  return `on ${minute(at)}${place}`
}

const notYou = 'If this was not you, somebody has access to your account.'

const resetNow = `${notYou} Reset your password immediately, which ends all sessions.`

const wasYou = 'If this was you, there is nothing to do.'

const resetLink = (publicUrl: string) => ({
  link: `${publicUrl}/forgotpassword`,
  label: 'Reset your password',
})

/** Tells a merchant of a change to their account. Decision 42. */
export function changeMail(
  publicUrl: string,
  recipient: Recipient,
  { subject, sentence, ...occasion }: Occasion & { subject: string; sentence: string },
): Mail {
  return linkMail(recipient, subject, {
    before: `${withoutLinks(sentence)} ${whenAndWhere(occasion)}. ${resetNow}`,
    ...resetLink(publicUrl),
    after: wasYou,
  })
}

/** Tells a merchant that somebody logged in with a device that was never used before. */
export function newDeviceMail(publicUrl: string, recipient: Recipient, occasion: Occasion): Mail {
  const sentence = 'Somebody logged in to your account with a new device'
  return changeMail(publicUrl, recipient, { ...occasion, subject: 'New log-in', sentence })
}

/** Tells a merchant that their first payout wallet was set. Decision 42. */
export function firstWalletMail(
  publicUrl: string,
  recipient: Recipient,
  { wallet, ...occasion }: Occasion & { wallet: string },
): Mail {
  return linkMail(recipient, 'Payout wallet set', {
    before: `Your payout wallet was set to ${shorten(wallet)} ${whenAndWhere(occasion)}. Payments created from now on are paid out to it. ${resetNow} Then set your own wallet again under Settings.`,
    ...resetLink(publicUrl),
    after: wasYou,
  })
}

/** Tells a merchant that their payout wallet is replaced, with a link that undoes it. Decision 42. */
export function walletMail(
  publicUrl: string,
  recipient: Recipient,
  {
    previous,
    wallet,
    hours,
    ...occasion
  }: Occasion & { previous: string; wallet: string; hours: number },
  token: string,
): Mail {
  const change = `from ${shorten(previous)} to ${shorten(wallet)} ${whenAndWhere(occasion)}`
  const appliesAt = minute(new Date(occasion.at.getTime() + hours * 3_600_000))
  const applies =
    hours > 0
      ? `Payments created before ${appliesAt} are still paid out to the old wallet.`
      : `In the sandbox this applies at once; with real money it takes ${walletDelayHours} hours.`
  return linkMail(recipient, 'Payout wallet changed', {
    before: `Your payout wallet was changed ${change}. ${applies} ${notYou} Undo the change, which also ends all sessions, then reset your password. The link can be used once and expires in ${walletDelayHours} hours.`,
    link: `${publicUrl}/wallet/undo?token=${token}`,
    label: 'Undo this change',
    after: wasYou,
  })
}

/** Asks the owner of the current address to confirm or refuse a change of email. */
export function confirmOldEmailMail(
  publicUrl: string,
  recipient: Recipient,
  email: string,
  token: string,
): Mail {
  return linkMail(recipient, 'Confirm or refuse your new email', {
    before: `Somebody who is logged in to your account wants to change its email to ${withoutLinks(email)}. Open this link to confirm or to refuse it. It expires in 24 hours.`,
    link: `${publicUrl}/confirmemail?token=${token}`,
    label: 'Confirm or refuse',
    after:
      'If this was not you, refuse it and reset your password immediately. Unless both addresses confirm it, nothing changes.',
  })
}

/** Asks the owner of the new address to confirm a change of email. */
export function confirmNewEmailMail(publicUrl: string, recipient: Recipient, token: string): Mail {
  return linkMail(recipient, 'Confirm your new email', {
    before:
      'Open this link to confirm this address as the new email of your account. It expires in 24 hours. Your old address has to confirm the change too.',
    link: `${publicUrl}/confirmemail?token=${token}`,
    label: 'Confirm this address',
    after: 'If you did not ask for this, you can ignore this email. Nothing will change.',
  })
}

/** Tells a merchant that their account is closed. */
export function closedMail(publicUrl: string, recipient: Recipient): Mail {
  return linkMail(recipient, 'Your account is closed', {
    before:
      'Your account was closed, as you asked. Your API key, webhook and payment links no longer work. Payments that are still open can be paid and reach your wallet. We keep your transactions, because accounting requires it.',
    link: `${publicUrl}/signup`,
    label: 'Open a new account',
    after: 'This email address is free again. If this was not you, contact us.',
  })
}
