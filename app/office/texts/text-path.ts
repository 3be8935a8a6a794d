import type { ContentId, ContentKind } from '#server/content/content.ts'
import { type Language, pathIn } from '#server/language.ts'

/** Texts that can be without a place on the site; staff may begin others of their kind. */
export const isWithdrawable = (kind: ContentKind): kind is 'articles' | 'replies' =>
  kind === 'articles' || kind === 'replies'

type Part = '' | 'versions'

/** The address of a text's screen. */
export const textPath = (language: Language, { kind, slug }: ContentId, part: Part = ''): string =>
  pathIn(language, `/office/texts/${kind}/${slug}${part && `/${part}`}`)
