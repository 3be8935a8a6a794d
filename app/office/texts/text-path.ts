import type { ContentId, ContentKind } from '#server/content/content.ts'
import { type Language, pathIn } from '#server/language.ts'

/** Whether texts of this kind can be withdrawn from the site; staff can also create them. */
export const isWithdrawable = (kind: ContentKind): kind is 'articles' | 'replies' =>
  kind === 'articles' || kind === 'replies'

type Part = '' | 'versions'

/** The address of a text's screen. */
export const textPath = (language: Language, { kind, slug }: ContentId, part: Part = ''): string =>
  pathIn(language, `/office/texts/${kind}/${slug}${part && `/${part}`}`)
