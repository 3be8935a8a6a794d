import type { QrCode } from '#server/shared/text/qr-code.ts'

interface QrPictureProps {
  code: QrCode
  /** The name of the code, for screen readers. */
  label: string
  className: string
}

/** A QR code without a background of its own. */
export const QrPicture = ({ code: { size, path }, label, className }: QrPictureProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path d={path} />
  </svg>
)
