/** A request that has been answered. */
export interface HandledRequest {
  /** `memory`: a page or file from memory; `probe`: `/health`, `/live`, `/ready` or `/metrics`. */
  kind: 'memory' | 'page' | 'post' | 'backend' | 'probe'
  status: number
  milliseconds: number
}
