import { formText } from '#app/forms/read-form.ts'
import { orContended, orUndefined } from '#app/office/unavailable.ts'
import type { HomeFieldName, HomeFields } from '#server/homes/fields.ts'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import { draftedHomeFields, type StaffHome } from '#server/homes/home.ts'
import type { HomeDraftConflict } from '#server/homes/save-draft.ts'
import type { StoredHome } from '#server/homes/stored-home.ts'
import { formFields } from '../fields/form-fields.ts'
import { readAmount } from '../fields/read-amount.ts'
import { readHomeForm, type WrittenHome } from './read-fields.ts'

/**
 * Saves the editor's form. `saved` is undefined if the backend does not answer, and `contended` if
 * others keep changing the same draft.
 */
export async function saveForm(
  homes: MemberHomes,
  {
    id,
    form,
    stored: { home, draft },
    change = (written) => written,
  }: {
    id: string
    form: FormData
    stored: StoredHome
    change?: (written: WrittenHome) => WrittenHome
  },
) {
  const current = draftedHomeFields(home, draft)
  const written = change(readHomeForm(form, current, await readFormerPrice(homes, id, form, home)))
  const saved = await orUndefined(orContended(homes.save(id, written)))
  return { written, saved }
}

interface Unseen {
  /** The fields in which others have written a text that the form does not show. */
  conflicts: HomeDraftConflict[]
  /** What was typed here, merged with what others have written. */
  joined: Partial<HomeFields>
}

/**
 * The fields whose stored text differs from the form's, so that a member who publishes has not seen
 * it.
 * @param authors the names of others who wrote the fields last.
 */
export function unseenIn(
  form: FormData,
  { base, mine }: WrittenHome,
  { stored: { home, draft }, authors }: { stored: StoredHome; authors: Record<string, string> },
): Unseen {
  const fields = draftedHomeFields(home, draft)
  const unseen = formFields.filter((name) => form.has(name) && fields[name] !== mine[name])
  const isReplaced = (name: HomeFieldName) => base[name] === mine[name]
  return {
    conflicts: unseen.filter(isReplaced).map((field) => {
      const cell = draft?.cells[field]
      return {
        field,
        mine: mine[field],
        theirs: fields[field],
        by: authors[field],
        at: cell?.at,
        isOwn: cell !== undefined && authors[field] === undefined,
      }
    }),
    joined: Object.fromEntries(
      unseen.filter((name) => !isReplaced(name)).map((name) => [name, fields[name]]),
    ),
  }
}

/**
 * The price before a reduction: the one that visitors see already; otherwise the published price,
 * if a lower one was typed; otherwise the price before the last change, if it was higher. '' if
 * there is none.
 */
async function readFormerPrice(
  homes: MemberHomes,
  id: string,
  form: FormData,
  home: StaffHome | undefined,
): Promise<string> {
  if (!home || !form.has('reduced')) return ''
  const { price, formerPrice } = home.property
  if (formerPrice !== null) return String(formerPrice)
  const typed = Number(readAmount(formText(form, 'price')))
  if (typed > 0 && typed < price) return String(price)
  const [last] = (await orUndefined(homes.prices(id))) ?? []
  return last && last.previous > price ? String(last.previous) : ''
}
