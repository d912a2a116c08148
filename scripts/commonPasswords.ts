import { readFileSync, writeFileSync } from 'node:fs'

import {
  createPasswordFilter,
  filterFile,
} from '../packages/gateway/src/accounts/commonPasswords/isCommonPassword.ts'

/*
 * Writes the filter of the most common passwords: `node scripts/commonPasswords.ts <list>`. The list has one password a line, the most
 * common first, such as SecLists' `10-million-password-list-top-1000000.txt`. Those of fewer than four characters are no
 * beginning of a new password.
 */
const [, , list = ''] = process.argv
const passwords = readFileSync(list, 'utf8')
  .split('\n')
  .map((line) => line.trim().toLowerCase())
  .filter((password) => password.length >= 4)
writeFileSync(filterFile, createPasswordFilter([...new Set(passwords)].slice(0, 100_000)))
