import { memo } from 'react'

import { inlineVars } from '../../internal/inlineVars.ts'
import type { Block } from './drawing.ts'
import { RowBlock } from './RowBlock.tsx'
import type { RowBlockProps } from './RowBlock.tsx'
import * as css from './TransactionTable.css.ts'

export interface BlockGroupProps extends Omit<RowBlockProps, keyof Block> {
  blocks: readonly Block[]
}

/** Blocks that the browser looks at one by one only while their group is near the screen. */
export const BlockGroup = memo(function BlockGroup({ blocks, ...rest }: BlockGroupProps) {
  const count = blocks.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <table role="none" className={css.group} style={inlineVars({ [css.rowCount]: count })}>
      {blocks.map((block, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- A block has no identity of its own: its place is what it is.
        <RowBlock key={i} {...block} {...rest} />
      ))}
    </table>
  )
})
