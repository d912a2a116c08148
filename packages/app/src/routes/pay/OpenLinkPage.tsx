import { useParams } from 'react-router-dom'

import { OpenLink } from '../../features/openLink/OpenLink.tsx'

/** `/pay/link/{id}` */
export function OpenLinkPage() {
  const { id = '' } = useParams()
  return <OpenLink key={id} id={id} />
}
