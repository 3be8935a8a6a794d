import { withoutRemovedFiles } from '../files/unused-files.ts'
import { draftedHomeFields } from '../home.ts'
import { type HomeAuthor, changeHomeDraft } from '../save-draft.ts'
import { readStored } from '../store.ts'
import { readVersions } from '../versions.ts'

/**
 * Restores a version as the draft of a home, except for its address and for files that have been
 * removed since.
 * @returns false where there is no such version.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function restoreVersion(
  author: HomeAuthor,
  id: string,
  number: number,
): Promise<boolean> {
  const version = (await readVersions(author.client, id)).find((one) => one.number === number)
  if (!version) return false
  const { home, draft } = await readStored(author.client, id)
  const present = draftedHomeFields(home, draft)
  const restored = await withoutRemovedFiles(author.client, version.fields, present)
  await changeHomeDraft(author, id, (fields) => ({ ...restored, slug: fields.slug }))
  return true
}
