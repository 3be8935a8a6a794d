/** One request to `/rest/v1/properties`. */
export interface RestRequest {
  method: 'GET' | 'HEAD'
  query: string
  headers: Record<string, string>
  /** Whether the request determines the order of all rows. */
  isOrdered: boolean
}
