export { default } from '../Counter'
