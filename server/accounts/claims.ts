/** What we read of an access token's claims. The backend has checked the signature, or it does not matter. */
interface Claims {
  /** When the token expires, in milliseconds since 1970; 0 for a malformed token. */
  expiry: number
  email: string | undefined
  /** Whether a second proof was given. */
  isProved: boolean
}

/** The claims of an access token, without checking its signature. */
export function claimsOf(access: string): Claims {
  const claims = parse(access)
  const of = (name: string): unknown =>
    typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : undefined
  const [exp, email] = [of('exp'), of('email')]
  return {
    expiry: typeof exp === 'number' ? exp * 1000 : 0,
    email: typeof email === 'string' ? email : undefined,
    isProved: of('aal') === 'aal2',
  }
}

function parse(access: string): unknown {
  try {
    return JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
