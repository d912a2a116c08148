export { ConfirmDialog } from '@sluice/ui'
