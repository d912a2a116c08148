// A file of its own, because an import on demand of `@sluice/ui` would load all of it.
export { ConfirmDialog } from '@sluice/ui'
