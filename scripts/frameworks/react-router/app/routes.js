import { route } from '@react-router/dev/routes'

export default [route(':place', './Counter.jsx')]
