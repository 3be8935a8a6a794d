/** One request to `/rest/v1/properties`. */
export interface RestRequest {
  method: 'GET' | 'HEAD'
  query: string
  headers: Record<string, string>
  /** Whether it determines the order of all rows. */
  isOrdered: boolean
}
