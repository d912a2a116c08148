/** Everything that must never be told of a merchant; each is sent or answered by at least one case. */
export const secrets = {
  email: 'merchant@private.example',
  password: 'correct horse battery',
  linkToken: 'link-token-0001',
  identityToken: 'identity-token-0001',
  accessToken: 'access-token-0001',
  apiKey: 'sk_live_0001',
  walletId: 'wallet-0001',
  webhookUrl: 'https://hooks.private.example/in?secret=1',
  webhookSecret: 'whsec_private0001',
  fullName: 'Asha Private',
  keyId: 'key-id-0001',
}
