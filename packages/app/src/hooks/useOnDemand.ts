export { useOnDemand } from '@sluice/ui'
