import type { NameOf } from '../../backend/staff/author-names.ts'
import type { Language } from '../../language.ts'
import { recentAuthors } from '../../shared/drafts/recent-authors.ts'
import type { HomeFields } from '../fields.ts'
import type { ReadHomeNames } from '../home-names.ts'
import type { HomeDraft } from '../home.ts'
import { type HomeSearch, listHomes } from '../list-homes.ts'
import { type HomeAuthor, saveHomeDraft } from '../save-draft.ts'
import { readStoredHome } from '../stored-home.ts'
import { readHomeVersions } from '../versions.ts'

/** Finds the present names of authors; see `authorNames`. */
export type ReadNames = (authors: Iterable<string | undefined>) => Promise<NameOf>

/** Homes for staff, with the authors of drafts and versions by their present names. */
export function namedHomes(author: HomeAuthor, namesOf: ReadNames, readNames: ReadHomeNames) {
  const { client, clock } = author
  return {
    /** One page of a search; the language decides the order of titles. */
    async list(search: HomeSearch, language: Language) {
      const list = await listHomes(client, search, { language, readNames })
      const { changed, unpublished } = list
      const authors = [...changed.values()].map(({ by }) => by)
      const nameOf = await namesOf([...authors, ...unpublished.map((one) => one.updatedBy)])
      return {
        ...list,
        unpublished: unpublished.map((one) => ({ ...one, updatedBy: nameOf(one.updatedBy) })),
        changed: new Map(
          [...changed].map(([id, { at, by }]) => [id, { at, by: nameOf(by) }] as const),
        ),
      }
    },
    /** A home with its draft. */
    async read(id: string) {
      const stored = await readStoredHome(client, id)
      const { draft } = stored
      if (!draft) return stored
      const nameOf = await namesOf([draft.updatedBy])
      return { ...stored, draft: { ...draft, updatedBy: nameOf(draft.updatedBy) } }
    },
    /** See {@link saveHomeDraft}. */
    async save(id: string, written: { base: HomeFields; mine: HomeFields }) {
      const saved = await saveHomeDraft(author, id, written)
      const nameOf = await namesOf([saved.draft?.updatedBy, ...saved.conflicts.map(({ by }) => by)])
      return {
        ...saved,
        draft: saved.draft && { ...saved.draft, updatedBy: nameOf(saved.draft.updatedBy) },
        conflicts: saved.conflicts.map((one) => ({ ...one, by: one.by && nameOf(one.by) })),
      }
    },
    /** The names of those who have edited a draft in the last minutes, without the member. */
    async othersIn(draft: HomeDraft | undefined) {
      const texts = Object.values(draft?.cells ?? {}).map(({ by, at }) => ({
        by,
        at: Date.parse(at),
      }))
      const others = recentAuthors(texts, { me: author.email, now: clock() })
      return others.map(await namesOf(others))
    },
    /** The names of others who last wrote the fields of a draft. */
    async authorsIn(draft: HomeDraft | undefined): Promise<Record<string, string>> {
      const others = Object.entries(draft?.cells ?? {}).filter(([, { by }]) => by !== author.email)
      const nameOf = await namesOf(others.map(([, { by }]) => by))
      return Object.fromEntries(others.map(([field, { by }]) => [field, nameOf(by)]))
    },
    /** See {@link readHomeVersions}. */
    async versions(id: string) {
      const versions = await readHomeVersions(client, id)
      const nameOf = await namesOf(versions.map(({ by }) => by))
      return versions.map((version) => ({ ...version, by: nameOf(version.by) }))
    },
  }
}
