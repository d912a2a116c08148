/** The names of what a transaction's detail shows. */
export interface DetailTexts {
  type: string
  india: string
  utc: string
  id: string
  hash: string
  wallet: string
  meta: string
  user: string
  createdBy: string
  from: string
  /** In place of what there isn’t. */
  none: string
}

export const detailTexts: DetailTexts = {
  type: 'Type',
  india: 'Created, in India',
  utc: 'Created, in UTC',
  id: 'Id',
  hash: 'Hash',
  wallet: 'Wallet id',
  meta: 'Metadata',
  user: 'User id',
  createdBy: 'Created by',
  from: 'From',
  none: 'None',
}
