import { route } from '@react-router/dev/routes'

export default [route(':place', './page.jsx')]
