import { Box } from './Box.tsx'

export function Note() {
  return (
    <Box padding="base" surface="raised" radius="panel" bordered>
      Refunds are paid from your own wallet.
    </Box>
  )
}
