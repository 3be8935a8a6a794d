/** A page as React rendered it, and the data with which its scripts hydrate it. */
export interface PageDocument {
  /** Without a doctype, which React does not write. */
  html: string
  /** The data of React Router's loaders, in the form of its own stream. */
  data: string
}

/**
 * The document within a response of the pages' build, which creates it (`app/entry.server.tsx`).
 * @returns undefined for any other response.
 */
export function pageDocumentOf(response: Response): PageDocument | undefined {
  return 'document' in response && isDocument(response.document) ? response.document : undefined
}

const isDocument = (value: unknown): value is PageDocument =>
  typeof value === 'object' && value !== null && 'html' in value && 'data' in value
