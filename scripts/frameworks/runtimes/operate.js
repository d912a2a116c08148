/**
 * What every runtime does with the package: takes payments of a gateway, stays away from redirects, and reads webhooks.
 *
 * @returns what the check compares
 */
export async function operate(
  { Sluice, SluiceError, signWebhook, verifyWebhook },
  { url, apiKey, redirectUrl },
) {
  const sluice = new Sluice({ apiKey, baseUrl: url })
  const created = await sluice.payments.create({ amount: '249.50', metadata: 'Chai ☕' })
  const { metadata } = await sluice.payments.get(created.id)
  const listed = []
  for await (const { id } of sluice.payments.list({ limit: 1 })) {
    listed.push(id)
    if (id === created.id) break
  }
  const { state } = await sluice.payments.cancel(created.id)

  const moved = new Sluice({ apiKey, baseUrl: redirectUrl, maxRetries: 0 })
  const redirect = await moved.payments.get(created.id).catch((error) => error)
  const refused = await new Sluice({ apiKey: 'wrong', baseUrl: url }).payments
    .get(created.id)
    .catch((error) => error)

  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const { body, headers } = await signWebhook({ type: 'payment.paid' }, secret)
  const event = await verifyWebhook(body, new Headers(headers), secret)
  const forged = await verifyWebhook(`${body} `, headers, secret).catch((error) => error)
  return {
    metadata,
    isListed: listed.at(-1) === created.id,
    state,
    redirect: redirect instanceof SluiceError ? redirect.name : String(redirect),
    refused: refused.name,
    event: event.type,
    forged: forged.name,
  }
}
