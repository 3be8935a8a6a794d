/** The Hono environment of the backend. */
export interface BackendEnv {
  /** The visitor's network address, for the limits; calls without one are not counted per client. */
  Bindings:
    | {
        address?: string | undefined
        /** The id of the HTTP request, for the audit log. */
        requestId?: string | undefined
      }
    | undefined
}
