import { limits, rightToLeft, walletDelayHours } from '@sluice/api/contract'
import type { AuditAction, MerchantLanguage, PageLanguage } from '@sluice/api/contract'

import type { Change } from '../audit/auditService.ts'
import type { Origin } from '../context.ts'
import { customerText } from './customerText.ts'
import type { Mail } from './mailer.ts'
import { mailText, type MailText, type PlainMailKey } from './mailText.ts'
import { timeText } from './timeText.ts'

/** A merchant, and the language of their mails. */
export interface Recipient {
  email: string
  full_name: string
  language: MerchantLanguage
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
export function withoutLinks(text: string): string {
  return text.replaceAll(/[.:/@](?=[\p{L}\p{N}/])/gu, '$&\u200C')
}

/** An email with a greeting, a sentence, perhaps a list, one link and a closing sentence. */
export function linkMail(
  recipient: Omit<Recipient, 'language'> & { language: PageLanguage },
  {
    list = [],
    ...words
  }: {
    subject: string
    before: string
    list?: string[]
    link: string
    button: string
    after: string
  },
): Mail {
  const t = customerText(recipient.language)
  const name = withoutLinks(recipient.full_name.replaceAll(/\s+/g, ' ').slice(0, limits.nameMax))
  const greeting = name === '' ? t('greetingWithoutName') : t('greeting', { name })
  return {
    to: recipient.email,
    subject: words.subject,
    text: `${greeting}\n\n${words.before}\n\n${list.map((line) => `- ${line}\n`).join('')}${list.length > 0 ? '\n' : ''}${words.link}\n\n${words.after}\n`,
    html: `<!doctype html>
<html lang="${recipient.language}" dir="${rightToLeft.has(recipient.language) ? 'rtl' : 'ltr'}">
<head><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ee;color:#10333a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #dfe3df;border-radius:8px">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.before)}</p>
${list.length > 0 ? `<ul>${list.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : ''}
<p><a href="${escapeHtml(words.link)}" style="display:inline-block;padding:12px 20px;background:#0b6e78;color:#fff;text-decoration:none;border-radius:6px">${escapeHtml(words.button)}</a></p>
<p style="color:#56686b;font-size:14px">${escapeHtml(words.after)}</p>
</div>
</body>
</html>
`,
  }
}

/** The texts of a mail that has no values. */
function plainWords(
  { language }: Recipient,
  mail: 'verification' | 'reset' | 'webhookDisabled' | 'confirmNewEmail' | 'closed',
) {
  const t = mailText(language)
  return {
    subject: t(`mail.${mail}.subject`),
    before: t(`mail.${mail}.before`),
    button: t(`mail.${mail}.button`),
    after: t(`mail.${mail}.after`),
  }
}

/** Asks a new merchant to verify their email address. */
export function verificationMail(publicUrl: string, recipient: Recipient, token: string): Mail {
  const link = `${publicUrl}/verifyuser?token=${token}`
  return linkMail(recipient, { ...plainWords(recipient, 'verification'), link })
}

/** Sends a merchant a link to set a new password. */
export function resetMail(publicUrl: string, recipient: Recipient, token: string): Mail {
  const link = `${publicUrl}/resetPassword?token=${token}`
  return linkMail(recipient, { ...plainWords(recipient, 'reset'), link })
}

/** Tells a merchant that their webhook endpoint failed for so long that it is disabled. */
export function webhookDisabledMail(publicUrl: string, recipient: Recipient): Mail {
  return linkMail(recipient, {
    ...plainWords(recipient, 'webhookDisabled'),
    link: `${publicUrl}/credentials`,
  })
}

/** The beginning and end of a wallet: enough to recognize it. A wallet set earlier may be any text. */
function shorten(wallet: string): string {
  const characters = Array.from(wallet)
  if (characters.length <= 12) return withoutLinks(wallet)
  return withoutLinks(`${characters.slice(0, 6).join('')}…${characters.slice(-4).join('')}`)
}

/** When something happened, and from where. */
interface Occasion {
  at: Date
  origin: Pick<Origin, 'address' | 'device'>
}

/** Such as `on 24 Nov 2026, 8:40 am IST, from Chrome on Windows (203.0.113.9)`. The gateway itself has no device. */
function whenAndWhere(
  language: MerchantLanguage,
  { at, origin: { address, device } }: Occasion,
): string {
  const t = mailText(language)
  const time = timeText(language, at)
  if (!device) return t('occasionWithoutPlace', { time })
  return t('occasion', { time, device: withoutLinks(device), address: withoutLinks(address) })
}

function resetLink(t: MailText, publicUrl: string) {
  return { link: `${publicUrl}/forgotpassword`, button: t('resetPassword'), after: t('wasYou') }
}

/** A change that merchants are told of. */
export interface ReportedChange extends Pick<Change, 'detail'> {
  action: ReportedAction
}

type ReportedKey = Extract<Parameters<MailText>[0], `changed.${string}.subject`>

/** Those that have a message in the catalogue. */
export type ReportedAction = ReportedKey extends `changed.${infer Action}.subject` ? Action : never

/** Tells a merchant of a change to their account. D42. */
export function changeMail(
  publicUrl: string,
  recipient: Recipient,
  { action, detail = {}, ...occasion }: Occasion & ReportedChange,
): Mail {
  const t = mailText(recipient.language)
  // Some messages have a name or a host.
  const values = {
    occasion: whenAndWhere(recipient.language, occasion),
    name: withoutLinks(detail['name'] ?? ''),
    host: withoutLinks(detail['host'] ?? ''),
  }
  const change = t(`changed.${action}`, values)
  return linkMail(recipient, {
    subject: t(`changed.${action}.subject`),
    before: t('change.before', { change, notYou: t('notYou') }),
    ...resetLink(t, publicUrl),
  })
}

/** Tells a merchant that somebody logged in with a device that was never used before. */
export function newDeviceMail(publicUrl: string, recipient: Recipient, occasion: Occasion): Mail {
  const t = mailText(recipient.language)
  const change = t('newDevice', { occasion: whenAndWhere(recipient.language, occasion) })
  return linkMail(recipient, {
    subject: t('newDevice.subject'),
    before: t('change.before', { change, notYou: t('notYou') }),
    ...resetLink(t, publicUrl),
  })
}

/** Tells a merchant that their first payout wallet was set. D42. */
export function firstWalletMail(
  publicUrl: string,
  recipient: Recipient,
  { wallet, ...occasion }: Occasion & { wallet: string },
): Mail {
  const t = mailText(recipient.language)
  return linkMail(recipient, {
    subject: t('firstWallet.subject'),
    before: t('firstWallet.before', {
      wallet: shorten(wallet),
      occasion: whenAndWhere(recipient.language, occasion),
      notYou: t('notYou'),
    }),
    ...resetLink(t, publicUrl),
  })
}

/** Tells a merchant that their payout wallet is replaced, with a link that undoes it. D42. */
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
  const t = mailText(recipient.language)
  const values = {
    previous: shorten(previous),
    wallet: shorten(wallet),
    occasion: whenAndWhere(recipient.language, occasion),
    notYou: t('notYou'),
    hours: walletDelayHours,
  }
  const appliesAt = timeText(
    recipient.language,
    new Date(occasion.at.getTime() + hours * 3_600_000),
  )
  return linkMail(recipient, {
    subject: t('wallet.subject'),
    before:
      hours > 0
        ? t('wallet.before', { ...values, appliesAt })
        : t('wallet.beforeInSandbox', values),
    link: `${publicUrl}/wallet/undo?token=${token}`,
    button: t('wallet.button'),
    after: t('wasYou'),
  })
}

/** What each entry of the log of changes is called in the mail below. Others are of no harm. */
const doneTexts: Partial<Record<AuditAction, PlainMailKey>> = {
  logged_in: 'newDevice.subject',
  account_exported: 'done.account_exported',
  name_changed: 'done.name_changed',
  wallet_set: 'firstWallet.subject',
  wallet_changed: 'wallet.subject',
  wallet_change_cancelled: 'changed.wallet_change_cancelled.subject',
  second_wallet_changed: 'changed.second_wallet_changed.subject',
  password_reset: 'changed.password_reset.subject',
  password_changed: 'changed.password_changed.subject',
  email_change_requested: 'done.email_change_requested',
  email_changed: 'changed.email_changed.subject',
  passkey_added: 'changed.passkey_added.subject',
  passkey_removed: 'changed.passkey_removed.subject',
  totp_enabled: 'changed.totp_enabled.subject',
  totp_disabled: 'changed.totp_disabled.subject',
  recovery_codes_renewed: 'changed.recovery_codes_renewed.subject',
  recovery_code_used: 'changed.recovery_code_used.subject',
  api_key_created: 'changed.api_key_created.subject',
  api_key_rolled: 'changed.api_key_rolled.subject',
  api_key_revoked: 'changed.api_key_revoked.subject',
  device_paired: 'changed.device_paired.subject',
  webhook_set: 'changed.webhook_set.subject',
  webhook_removed: 'changed.webhook_removed.subject',
  webhook_secret_rolled: 'changed.webhook_secret_rolled.subject',
  link_created: 'done.link_created',
  invoice_created: 'done.invoice_created',
  held_money_accepted: 'done.held_money_accepted',
  held_money_refunded: 'done.held_money_refunded',
}

/** Tells a merchant who undid a change of the wallet that the account is locked, and what was done in it. */
export function lockedMail(
  publicUrl: string,
  recipient: Recipient,
  { done, ...occasion }: Occasion & { done: (Occasion & { action: AuditAction })[] },
  token: string,
): Mail {
  const t = mailText(recipient.language)
  const list = done.flatMap(({ action, ...when }) => {
    const text = doneTexts[action]
    return text
      ? [t('done', { what: t(text), occasion: whenAndWhere(recipient.language, when) })]
      : []
  })
  return linkMail(recipient, {
    subject: t('locked.subject'),
    before: t('locked.before', {
      occasion: whenAndWhere(recipient.language, occasion),
      hours: walletDelayHours,
    }),
    list,
    link: `${publicUrl}/resetPassword?token=${token}`,
    button: t('mail.reset.button'),
    after: t('locked.after'),
  })
}

/** Asks the owner of the current address to confirm or refuse a change of email. */
export function confirmOldEmailMail(
  publicUrl: string,
  recipient: Recipient,
  email: string,
  token: string,
): Mail {
  const t = mailText(recipient.language)
  return linkMail(recipient, {
    subject: t('confirmOldEmail.subject'),
    before: t('confirmOldEmail.before', { email: withoutLinks(email) }),
    link: `${publicUrl}/confirmemail?token=${token}`,
    button: t('confirmOldEmail.button'),
    after: t('confirmOldEmail.after'),
  })
}

/** Asks the owner of the new address to confirm a change of email. */
export function confirmNewEmailMail(publicUrl: string, recipient: Recipient, token: string): Mail {
  const link = `${publicUrl}/confirmemail?token=${token}`
  return linkMail(recipient, { ...plainWords(recipient, 'confirmNewEmail'), link })
}

/** Tells a merchant that their account is closed. */
export function closedMail(publicUrl: string, recipient: Recipient): Mail {
  return linkMail(recipient, { ...plainWords(recipient, 'closed'), link: `${publicUrl}/signup` })
}
