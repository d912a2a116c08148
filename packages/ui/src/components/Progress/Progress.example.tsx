import { Progress } from './Progress.tsx'

export function Export() {
  return <Progress label="Exporting payments" value={40} />
}
