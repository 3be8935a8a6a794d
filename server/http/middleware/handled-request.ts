/** A request that has been answered. */
export interface HandledRequest {
  /**
   * `memory`: a page or file from memory; `file`: one from the disk, or a picture that had to be
   * made; `probe`: `/health`, `/live`, `/ready` or `/metrics`.
   */
  kind: 'memory' | 'file' | 'page' | 'post' | 'backend' | 'probe'
  status: number
  milliseconds: number
}
