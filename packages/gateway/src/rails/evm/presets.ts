/**
 * Networks that an operator can name in `NETWORKS_FILE`. Token addresses are those that the issuers publish. At start the
 * gateway checks the chain ID and the decimals of every token.
 */
export const presets = {
  ethereum: {
    name: 'ethereum',
    title: 'Ethereum',
    chain_id: 1,
    coin: 'ETH',
    tokens: [
      { symbol: 'USDT', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
      { symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 },
    ],
    confirmations: [{ blocks: 6 }, { above: '1000', blocks: 32 }],
    second_provider_above: '1000',
    explorer: 'https://etherscan.io',
    poll_seconds: 6,
  },
  base: {
    name: 'base',
    title: 'Base',
    chain_id: 8453,
    coin: 'ETH',
    wallet_rpc: 'https://mainnet.base.org',
    tokens: [
      { symbol: 'USDC', address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', decimals: 6 },
    ],
    confirmations: [{ blocks: 10 }, { above: '1000', blocks: 60 }],
    second_provider_above: '1000',
    explorer: 'https://basescan.org',
  },
  polygon: {
    name: 'polygon',
    title: 'Polygon',
    chain_id: 137,
    coin: 'POL',
    wallet_rpc: 'https://polygon-rpc.com',
    tokens: [
      { symbol: 'USDT', address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', decimals: 6 },
      { symbol: 'USDC', address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', decimals: 6 },
    ],
    confirmations: [{ blocks: 30 }, { above: '1000', blocks: 128 }],
    second_provider_above: '1000',
    explorer: 'https://polygonscan.com',
  },
  arbitrum: {
    name: 'arbitrum',
    title: 'Arbitrum One',
    chain_id: 42161,
    coin: 'ETH',
    wallet_rpc: 'https://arb1.arbitrum.io/rpc',
    tokens: [
      { symbol: 'USDT', address: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', decimals: 6 },
      { symbol: 'USDC', address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', decimals: 6 },
    ],
    confirmations: [{ blocks: 40 }, { above: '1000', blocks: 240 }],
    second_provider_above: '1000',
    explorer: 'https://arbiscan.io',
    // It makes four blocks a second.
    poll_seconds: 4,
  },
  bnb: {
    name: 'bnb',
    title: 'BNB Smart Chain',
    chain_id: 56,
    coin: 'BNB',
    wallet_rpc: 'https://bsc-dataseed.bnbchain.org',
    tokens: [
      { symbol: 'USDT', address: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 },
      { symbol: 'USDC', address: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', decimals: 18 },
    ],
    confirmations: [{ blocks: 15 }, { above: '1000', blocks: 40 }],
    second_provider_above: '1000',
    explorer: 'https://bscscan.com',
  },
}
