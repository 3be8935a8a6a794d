/** The Hono environment of the backend. */
export interface BackendEnv {
  /**
   * Hono leaves `env` undefined where a call passes none, although its types do not say so: read it
   * with `?.`.
   */
  Bindings: {
    /**
     * The visitor's network address, for the limits; calls without one are not counted per client.
     */
    address?: string | undefined
    /** The id of the HTTP request, for the audit log. */
    requestId?: string | undefined
  }
}
