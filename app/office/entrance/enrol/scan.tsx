import type { QrCode } from '#server/shared/qr-code.ts'
import { QrPicture } from '#app/components/qr-picture.tsx'
import type { entranceWords } from '../words.ts'

interface ScanProps {
  copy: (typeof entranceWords)['en']['enrol']
  secret: string
  qr: QrCode
}

/** What an authenticator needs: the QR code, and the same key as text. */
export const Scan = ({ copy, secret, qr }: ScanProps) => (
  <div className="line">
    <QrPicture code={qr} label={copy.qr} className="qr" />
    <p className="small qr__key">
      <span className="slate">{copy.typeIn}</span>
      <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </p>
  </div>
)
