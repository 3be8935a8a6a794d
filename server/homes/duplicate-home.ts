import { draftedHomeFields } from './home.ts'
import { type HomeAuthor, changeHomeDraft, newHomeId } from './save-draft.ts'
import type { StoredHome } from './stored-home.ts'

/**
 * Creates a draft with the fields of another home, without its reference, address and former price.
 * @returns the id of the new draft.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function duplicateHome(
  author: HomeAuthor,
  { home, draft }: StoredHome,
): Promise<string> {
  const id = newHomeId()
  const fields = { ...draftedHomeFields(home, draft), ref: '', slug: '', former_price: '' }
  await changeHomeDraft(author, id, () => fields)
  return id
}
