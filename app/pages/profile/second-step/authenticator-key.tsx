import { QrPicture } from '#app/components/qr-picture.tsx'
import type { QrCode } from '#server/shared/text/qr-code.ts'
import type { SecondStepWords } from './words.ts'

interface ScanProps {
  copy: SecondStepWords
  secret: string
  /** The content of the QR code, as a link that opens an authenticator app on this device. */
  uri: string
  qr: QrCode
}

/** The key for an authenticator app: as a QR code and as text. */
export function AuthenticatorKey({ copy, secret, uri, qr }: ScanProps) {
  return (
    <section className="scan" aria-labelledby="scan">
      <h2 id="scan">{copy.scan}</h2>
      <div className="scan__row">
        <QrPicture code={qr} label={copy.qr} className="scan__qr" />
        <p className="small">
          <a href={uri}>{copy.here}</a>
          <br />
          <span className="slate">{copy.typeIn}</span>
          <code className="scan__key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <h2>{copy.answer}</h2>
    </section>
  )
}
