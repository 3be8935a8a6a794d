/** One request that was answered. */
export interface HandledRequest {
  /** `memory`: a page or file that was ready; `probe`: `/health` and its like. */
  kind: 'memory' | 'page' | 'post' | 'backend' | 'probe'
  status: number
  milliseconds: number
}
