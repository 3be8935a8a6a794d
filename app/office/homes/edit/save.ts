import { orContended, orUndefined } from '#app/office/unavailable.ts'
import { draftedHomeFields, type StaffHome } from '#server/homes/home.ts'
import type { MemberHomes } from '#server/homes/homes.ts'
import type { Stored } from '#server/homes/store.ts'
import { readHomeForm, type WrittenHome } from './read-fields.ts'

/**
 * Saves the editor's form. `saved` is undefined while the backend does not answer, and `contended`
 * where others change the same draft all the time.
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
    stored: Stored
    change?: (written: WrittenHome) => WrittenHome
  },
) {
  const current = draftedHomeFields(home, draft)
  const written = change(readHomeForm(form, current, await readFormerPrice(homes, id, form, home)))
  const saved = await orUndefined(orContended(homes.save(id, written)))
  return { written, saved }
}

/**
 * The price from which this one is a reduction: the one that is published, or the one before it.
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
  const typed = Number(String(form.get('price')).replace(/\D/g, ''))
  if (typed > 0 && typed < price) return String(price)
  const [last] = (await orUndefined(homes.prices(id))) ?? []
  return last && last.previous > price ? String(last.previous) : ''
}
