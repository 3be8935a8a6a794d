/**
 * A file for programs, which they and caches may keep for an hour.
 * @param type its media type; the text is UTF-8.
 */
export const fileResponse = (text: string, type: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=3600',
    },
  })
