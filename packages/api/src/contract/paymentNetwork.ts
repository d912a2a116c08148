import * as v from 'valibot'

import { money } from './primitives.ts'

/** A token on a network with which a payment can be made. */
export const paymentNetworkSchema = v.object({
  name: v.pipe(
    v.string(),
    v.description('The network’s name in the API.'),
    v.examples(['polygon']),
  ),
  title: v.pipe(
    v.string(),
    v.description('The network’s name for people.'),
    v.examples(['Polygon']),
  ),
  is_available: v.pipe(
    v.boolean(),
    v.description(
      'False while we cannot read the network. A payment made on it is then seen only later: offer another network.',
    ),
    v.examples([true]),
  ),
  chain_id: v.pipe(v.number(), v.description('The EVM chain ID.'), v.examples([137])),
  explorer_url: v.pipe(
    v.nullable(v.string()),
    v.description('The block explorer. Append `/tx/` and a hash. Null if there is none.'),
    v.examples(['https://polygonscan.com']),
  ),
  wallet_rpc_url: v.pipe(
    v.nullable(v.string()),
    v.description(
      'A public provider for wallets that do not know the network. Null if there is none.',
    ),
    v.examples([null]),
  ),
  payment_uri: v.pipe(
    v.string(),
    v.description('A link that opens a wallet app with the transfer filled in.'),
    v.examples([
      'ethereum:0xc2132D05D31c914a87C6611C10748AEb04B58e8F@137/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&uint256=249500000',
    ]),
  ),
  coin: v.pipe(
    v.nullable(v.string()),
    v.description('The coin that pays network fees, such as ETH. Null if it is not known.'),
    v.examples(['POL']),
  ),
  token: v.pipe(
    v.object({
      symbol: v.pipe(v.string(), v.description('The token’s symbol.'), v.examples(['USDT'])),
      address: v.pipe(
        v.string(),
        v.description('The token’s contract address.'),
        v.examples(['0xc2132D05D31c914a87C6611C10748AEb04B58e8F']),
      ),
      decimals: v.pipe(v.number(), v.description('The token’s decimals.'), v.examples([6])),
    }),
    v.description('The token’s symbol, contract address and decimals.'),
  ),
  remaining: money('What is still to be paid, in this token.', '249.5000000000'),
})
export type PaymentNetwork = v.InferOutput<typeof paymentNetworkSchema>
