import type { SiteRequest } from '#server/site.ts'
import { memberName } from '#server/staff/member-name.ts'

/** A member of staff to whom a lead can be assigned. */
interface Colleague {
  id: string
  name: string
}

/**
 * The members to whom leads can be assigned, by name. If a hosted project has the accounts, they
 * are those who already have leads.
 * @param self the member who makes the request.
 */
export async function findColleagues(
  { staff, leads }: Pick<SiteRequest, 'staff' | 'leads'>,
  self: Colleague,
): Promise<Colleague[]> {
  const members = await staff?.list()
  const known = members
    ? members
        .filter(({ isConfirmed }) => isConfirmed)
        .map(({ id, name, email }) => ({ id, name: memberName(name, email) }))
    : (await leads.handling.boardChoices()).assignees
  const others = known.filter(({ id }) => id !== self.id)
  return [{ id: self.id, name: self.name }, ...others].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'es'),
  )
}
