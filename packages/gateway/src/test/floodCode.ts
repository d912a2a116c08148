import { encodeEventTopics, erc20Abi } from 'viem'

/**
 * A contract that logs `Transfer(caller, to, 1)` as often as it is told, and moves nothing: `for (n = data[0]; n > 0; n--) log3(…)`.
 */
export const floodCode = `0x${[
  '6001600052', // memory[0] = 1, the value of each transfer
  '600035', // n = data[0]
  '5b801560', // while n > 0
  '3f57',
  '60203533', // to = data[1], from = caller
  `7f${encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })[0].slice(2)}`,
  '60206000a3', // log3(memory[0..32], Transfer, from, to)
  '60019003600856', // n = n - 1
  '5b00',
].join('')}` as const
