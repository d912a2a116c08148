export { toast, Toaster } from '@sluice/ui'
