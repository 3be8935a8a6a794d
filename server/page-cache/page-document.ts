/** A page as React wrote it, and the data with which its scripts take it over. */
export interface PageDocument {
  /** Without a doctype, which React does not write. */
  html: string
  /** The data of React Router's loaders, as its own stream has it. */
  data: string
}

/**
 * The document of a response of the pages' build, which makes it (`app/entry.server.tsx`).
 * @returns undefined for any other response.
 */
export function pageDocumentOf(response: Response): PageDocument | undefined {
  return 'document' in response && isDocument(response.document) ? response.document : undefined
}

const isDocument = (value: unknown): value is PageDocument =>
  typeof value === 'object' && value !== null && 'html' in value && 'data' in value
