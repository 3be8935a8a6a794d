import fonts from './drawing-fonts.css?inline'

/**
 * A drawing as a file of its own, which contains its styles and uses the site's fonts. Its
 * Content-Security-Policy permits these where somebody opens the file by itself; it permits no
 * scripts and no requests.
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
