/** What a request to the backend carries beside itself. */
export interface BackendEnv {
  /** The visitor's network address, for the limits; calls without one are not counted per client. */
  Bindings:
    | {
        address?: string | undefined
        /** Of the HTTP request, for the audit log. */
        requestId?: string | undefined
      }
    | undefined
}
