import { Button } from '../../components/Button/Button.tsx'
import { InlineAlert } from '../../components/InlineAlert/InlineAlert.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'

export function ErrorExample() {
  return (
    <Stack gap="roomy">
      <TextField
        label="Webhook URL"
        defaultValue="http://"
        error="Enter a URL that starts with https://"
      />
      <InlineAlert
        tone="danger"
        title="Your change was not saved"
        actions={
          <Button tone="secondary" size="small">
            Try again
          </Button>
        }
      >
        The server could not be reached. Your input is kept.
      </InlineAlert>
      <Table
        label="Payouts"
        columns={[]}
        rows={[]}
        getRowId={String}
        failed
        onRetry={() => window.alert('Loading again')}
        texts={{ failed: 'The payouts could not be loaded.' }}
      />
    </Stack>
  )
}
