import { generate } from 'lean-qr'

/** A QR code as one path in a square of `size` units, including its quiet zone of four units. */
export interface QrCode {
  size: number
  path: string
}

const quietZone = 4

/** @throws for a text of more than about 2,900 bytes. */
export function qrCode(text: string): QrCode {
  const code = generate(text)
  let path = ''
  for (let row = 0; row < code.size; row++)
    for (let column = 0; column < code.size; column++)
      if (code.get(column, row)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`
  return { size: code.size + 2 * quietZone, path }
}

/** A QR code as an SVG document, dark on white. */
export function qrCodeSvg(text: string): string {
  const { size, path } = qrCode(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
