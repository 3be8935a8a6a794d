import { laggingLanguage } from '../shared/drafts/lagging-language.ts'
import type { HomeFieldName } from './fields.ts'
import type { HomeDraft } from './home.ts'
import type { HomeVersion } from './versions.ts'

/** Texts that a home has in both languages. */
export const pairedFields = [
  ['title', 'title_es'],
  ['description', 'description_es'],
  ['long_description', 'long_description_es'],
  ['features', 'features_es'],
] as const satisfies readonly (readonly [HomeFieldName, HomeFieldName])[]

/**
 * The texts whose other language was changed later, in a version or in the draft. A home that was
 * never published has none.
 * @param versions newest first.
 */
export function laggingFields(
  versions: readonly Pick<HomeVersion, 'number' | 'changed'>[],
  draft: Pick<HomeDraft, 'cells'> | undefined,
): HomeFieldName[] {
  if (versions.length === 0) return []
  return laggingLanguage(pairedFields, { versions, draft })
}
