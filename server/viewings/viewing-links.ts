import { createSignedTokens } from '../tokens/signed-token.ts'

/**
 * The permissions of a link:
 * - `view`: see the viewing, move it a few times and cancel it; for the page after a request, while
 *   the e-mail address is unconfirmed
 * - `visitor`: the same with a higher limit of moves; for e-mails to the visitor
 * - `office`: also confirm it and see the visitor's data; for e-mails to the agency
 */
const viewingRoles = ['view', 'visitor', 'office'] as const
export type ViewingRole = (typeof viewingRoles)[number]

/** The content of a token. */
interface ViewingPass {
  role: ViewingRole
  viewingId: string
}

export interface ViewingLinks {
  token(pass: ViewingPass): string
  read(token: string): ViewingPass | undefined
}

/**
 * Creates and reads the links of viewings.
 * @param keys see `createSignedTokens`.
 */
export function createViewingLinks(keys: () => readonly string[]): ViewingLinks {
  const tokens = createSignedTokens(keys, 'viewing')
  return {
    token: ({ role, viewingId }) => tokens.issue(`${role}_${viewingId}`),
    read(token) {
      const [role, viewingId] = tokens.read(token)?.split('_') ?? []
      const known = viewingRoles.find((one) => one === role)
      return known && viewingId ? { role: known, viewingId } : undefined
    },
  }
}
