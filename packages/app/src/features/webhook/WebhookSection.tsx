export function WebhookSection() {
  return null
}
