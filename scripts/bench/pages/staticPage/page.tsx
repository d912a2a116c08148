import '@sluice/ui/theme'
