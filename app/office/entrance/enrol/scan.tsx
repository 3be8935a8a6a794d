import { QrPicture } from '#app/components/qr-picture.tsx'
import type { QrCode } from '#server/shared/qr-code.ts'
import type { entranceWords } from '../words.ts'

interface ScanProps {
  copy: (typeof entranceWords)['en']['enrol']
  secret: string
  /** What the QR code holds: an authenticator on this device opens it. */
  uri: string
  qr: QrCode
}

/** What an authenticator needs: the QR code, and the same key as text. */
export const Scan = ({ copy, secret, uri, qr }: ScanProps) => (
  <div className="line">
    <QrPicture code={qr} label={copy.qr} className="qr" />
    <p className="small qr__key">
      <a href={uri}>{copy.here}</a>
      <span className="slate">{copy.typeIn}</span>
      <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </p>
  </div>
)
