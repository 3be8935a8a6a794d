/**
 * The texts of the site that staff may change. The built-in texts are in `app/content`; only the
 * fields that differ from them are stored here, by path: `words.en.card.description`.
 */
export const contentKinds = ['developments', 'articles', 'legal', 'replies'] as const
export type ContentKind = (typeof contentKinds)[number]

export const isContentKind = (text: string): text is ContentKind =>
  contentKinds.some((one) => one === text)

/** The identity of a text: `{ kind: 'articles', slug: 'the-case-for-february' }`. */
export interface ContentId {
  kind: ContentKind
  slug: string
}

/** Texts by path. */
export type ContentFields = Readonly<Record<string, string>>

/** A text as visitors see it. */
export interface PublishedText {
  number: number
  /** Null where the text was withdrawn. */
  fields: ContentFields | null
  /** When visitors began to see the text, in milliseconds since 1970. */
  at: number
}

/**
 * The published version of every text that staff have changed, by {@link keyOf}. The map is never
 * changed but replaced.
 */
export type PublishedContent = ReadonlyMap<string, PublishedText>

export const keyOf = ({ kind, slug }: ContentId): string => `${kind}/${slug}`

/** The published texts, with a draft replacing one of them. */
export const withDraft = (
  published: PublishedContent,
  id: ContentId,
  fields: ContentFields,
  at: number,
): PublishedContent =>
  new Map(published).set(keyOf(id), {
    number: (published.get(keyOf(id))?.number ?? 0) + 1,
    fields,
    at,
  })
