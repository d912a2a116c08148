import { sluiceBrand } from '../../brand/sluiceBrand.tsx'
import { SluiceProvider } from '../../provider/SluiceProvider.tsx'
import { Brand } from './Brand.tsx'

export function PageTop() {
  return (
    <SluiceProvider brand={sluiceBrand}>
      <Brand style={{ fontSize: '1.5rem' }} />
    </SluiceProvider>
  )
}
