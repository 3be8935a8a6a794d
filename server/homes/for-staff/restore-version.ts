import { withoutRemovedFiles } from '../files/unused-files.ts'
import { draftedHomeFields } from '../home.ts'
import { type HomeAuthor, changeHomeDraft } from '../save-draft.ts'
import { readStoredHome } from '../stored-home.ts'
import { readHomeVersions } from '../versions.ts'

/**
 * Restores a version as the draft of a home, except for its address and for files that have been
 * removed since.
 * @returns false where there is no such version.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function restoreHomeVersion(
  author: HomeAuthor,
  id: string,
  number: number,
): Promise<boolean> {
  const version = (await readHomeVersions(author.client, id)).find((one) => one.number === number)
  if (!version) return false
  const { home, draft } = await readStoredHome(author.client, id)
  const present = draftedHomeFields(home, draft)
  const restored = await withoutRemovedFiles(author.client, version.fields, present)
  await changeHomeDraft(author, id, (fields) => ({ ...restored, slug: fields.slug }))
  return true
}
