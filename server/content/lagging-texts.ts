import { laggingLanguage } from '../shared/drafts/lagging-language.ts'
import type { ContentFields } from './content.ts'
import type { StoredText } from './text-fields.ts'

/** The paths of one text in both languages. */
type Pair = Readonly<Record<'en' | 'es', string>>

/**
 * Texts whose other language was changed later, in a version or in the draft. While staff write a
 * text that was never published, neither language lags.
 * @param isBuiltIn whether the site had the text in both languages before any version.
 */
export function laggingTexts(
  pairs: readonly Pair[],
  { draft, versions }: StoredText,
  isBuiltIn: boolean,
): string[] {
  if (versions.length === 0 && !isBuiltIn) return []
  return laggingLanguage(
    pairs.map(({ en, es }) => [en, es] as const),
    { versions: changesByVersion(versions), draft },
  )
}

/** The paths that each version changed, newest version first; a withdrawal changes none. */
function changesByVersion(versions: StoredText['versions']) {
  const published = versions.filter(
    (version): version is typeof version & { fields: ContentFields } => version.fields !== null,
  )
  return published.map(({ number, fields }, index) => {
    const before = published[index + 1]?.fields ?? {}
    const all = [...Object.keys(fields), ...Object.keys(before)]
    return { number, changed: all.filter((path) => fields[path] !== before[path]) }
  })
}
