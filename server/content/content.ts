/**
 * The texts of the site that staff may change. Their built-in form is in `app/content`; here are
 * only the fields that differ from it, by path: `words.en.card.description`.
 */
export const contentKinds = ['developments', 'articles', 'legal', 'replies'] as const
export type ContentKind = (typeof contentKinds)[number]

export const isContentKind = (text: string): text is ContentKind =>
  contentKinds.some((one) => one === text)

/** Which text: `{ kind: 'articles', slug: 'the-case-for-february' }`. */
export interface ContentId {
  kind: ContentKind
  slug: string
}

/** Texts by path. */
export type ContentFields = Readonly<Record<string, string>>

/** A text as visitors see it. */
export interface PublishedText {
  number: number
  /** Null: it was withdrawn. */
  fields: ContentFields | null
  /** When visitors began to see it, milliseconds since 1970. */
  at: number
}

/**
 * The published version of every text that staff have changed, by {@link keyOf}. It is never
 * changed but replaced.
 */
export type PublishedContent = ReadonlyMap<string, PublishedText>

export const keyOf = ({ kind, slug }: ContentId): string => `${kind}/${slug}`

/** The published texts with a draft in the place of one of them. */
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
