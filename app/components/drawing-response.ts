import fonts from './drawing-fonts.css?inline'

/**
 * A drawing as a file, with its styles inside and the fonts beside them. Its policy lets them apply
 * where somebody opens it alone; it runs and asks for nothing.
 */
export const drawingResponse = (svg: string): Response =>
  new Response(
    svg.replace('>', () => `><style>${fonts}</style>`),
    {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=86400',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
      },
    },
  )
