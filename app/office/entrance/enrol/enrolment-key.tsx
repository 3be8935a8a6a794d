import { QrPicture } from '#app/components/qr-picture.tsx'
import type { QrCode } from '#server/shared/text/qr-code.ts'
import type { entranceWords } from '../words.ts'

interface ScanProps {
  copy: (typeof entranceWords)['en']['enrol']
  secret: string
  /** The content of the QR code, as a link that opens an authenticator app on this device. */
  uri: string
  qr: QrCode
}

/** The key for an authenticator, as a QR code and as text. */
export const EnrolmentKey = ({ copy, secret, uri, qr }: ScanProps) => (
  <div className="line">
    <QrPicture code={qr} label={copy.qr} className="qr" />
    <p className="small qr__key">
      <a href={uri}>{copy.here}</a>
      <span className="slate">{copy.typeIn}</span>
      <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </p>
  </div>
)
