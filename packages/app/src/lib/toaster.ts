export { toast } from '@sluice/ui'
