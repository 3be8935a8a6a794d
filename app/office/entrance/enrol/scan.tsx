import type { QrCode } from '#server/shared/qr-code.ts'
import type { entranceWords } from '../words.ts'

interface ScanProps {
  copy: (typeof entranceWords)['en']['enrol']
  secret: string
  qr: QrCode
}

/** What an authenticator needs: the QR code, and the same key as text. */
export const Scan = ({ copy, secret, qr: { size, path } }: ScanProps) => (
  <div className="line">
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={copy.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
    <p className="small qr__key">
      <span className="slate">{copy.typeIn}</span>
      <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </p>
  </div>
)
