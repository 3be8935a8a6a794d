/**
 * The claims that we read from an access token. The backend has checked the signature, or the
 * signature does not matter.
 */
interface Claims {
  /** When the token expires, in milliseconds since 1970; 0 for a malformed token. */
  expiry: number
  email: string | undefined
  /** Whether the second factor was used. */
  isProved: boolean
  /** When a factor was last used, in milliseconds since 1970; 0 where the token does not say. */
  provedAt: number
  sessionId: string | undefined
}

/** The claims of an access token, without checking its signature. */
export function claimsOf(access: string): Claims {
  const claims = parse(access)
  const claim = (name: string): unknown =>
    typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : undefined
  const [exp, email, sessionId] = [claim('exp'), claim('email'), claim('session_id')]
  return {
    expiry: typeof exp === 'number' ? exp * 1000 : 0,
    email: typeof email === 'string' ? email : undefined,
    isProved: claim('aal') === 'aal2',
    provedAt: lastProof(claim('amr')) * 1000,
    sessionId: typeof sessionId === 'string' ? sessionId : undefined,
  }
}

/**
 * When one of the token's methods was last used, in seconds (`amr`, RFC 8176, with times as in the
 * hosted service).
 */
function lastProof(methods: unknown): number {
  const times = (Array.isArray(methods) ? methods : []).map((method: unknown) =>
    typeof method === 'object' && method !== null ? Number(Reflect.get(method, 'timestamp')) : 0,
  )
  return Math.max(0, ...times.filter(Number.isFinite))
}

function parse(access: string): unknown {
  try {
    return JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
