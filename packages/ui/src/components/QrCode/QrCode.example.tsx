import { QrCode } from './QrCode.tsx'

export function AddressToScan() {
  return (
    <QrCode value="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" label="QR code of the address" />
  )
}
