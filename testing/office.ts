import type { StaffRole } from '#server/staff/role.ts'
import { signUpUser, password } from './accounts.ts'
import { codeNow, withAuthenticator } from './authenticator.ts'
import { only, pageOf } from './html.ts'
import type { ServedSite } from './site.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export interface OfficeMember {
  visitor: Visitor
  email: string
  id: string
  /** The authenticator's secret; undefined where there is none. */
  secret: string | undefined
}

/**
 * An account of a member of staff, created without an invitation.
 * @param role undefined: a visitor's account.
 */
export async function newMember(
  site: ServedSite,
  role: StaffRole | undefined,
  { secondStep = true } = {},
): Promise<OfficeMember> {
  const { client, email } = await signUpUser(site)
  const { data } = await client.auth.getUser()
  const id = data.user?.id ?? ''
  const metadata = { provider: 'email', providers: ['email'], ...(role ? { role } : {}) }
  await site.database.db
    .updateTable('auth_users')
    .set({ app_metadata: JSON.stringify(metadata) })
    .where('id', '=', id)
    .execute()
  const secret = secondStep ? (await withAuthenticator(client)).secret : undefined
  return { visitor: visitorOf(site), email, id, secret }
}

/** Signs a new member in, through the public page and the second step. */
export async function enterOffice(site: ServedSite, role: StaffRole): Promise<OfficeMember> {
  const member = await newMember(site, role)
  await signInMember(member)
  return member
}

/**
 * Enters the password, and the code where the account has an authenticator.
 * @returns the last answer.
 */
export async function signInMember({ visitor, email, secret }: OfficeMember): Promise<Response> {
  const answer = await visitor.post('/login', { email, password })
  if (!secret) return answer
  return visitor.post('/office/sign-in', { code: codeNow(secret) })
}

/** Changes the name of a member on the page of staff. */
export const rename = ({ visitor, email }: OfficeMember, name: string): Promise<Response> =>
  visitor.post('/office/staff', { intent: 'name', email, name })

/** The fields of an editor's form, as a browser without script would send them. */
export async function editorFields(visitor: Visitor, at: string): Promise<Record<string, string>> {
  const form = only(await pageOf(await visitor.get(at)), 'form#edit')
  const fields = form.querySelectorAll('input, textarea, select').flatMap((field) => {
    const name = field.getAttribute('name')
    if (!name || (field.getAttribute('type') === 'checkbox' && !field.hasAttribute('checked')))
      return []
    const value =
      field.tagName === 'SELECT'
        ? (field.querySelector('option[selected]')?.getAttribute('value') ?? '')
        : field.tagName === 'TEXTAREA'
          ? field.text
          : (field.getAttribute('value') ?? '')
    return [[name, value] as const]
  })
  return Object.fromEntries(fields)
}
