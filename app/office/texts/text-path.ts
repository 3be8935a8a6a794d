import type { ContentId } from '#server/content/content.ts'
import { type Language, pathIn } from '#server/language.ts'

type Part = '' | 'versions'

/** The address of a text's screen. */
export const textPath = (language: Language, { kind, slug }: ContentId, part: Part = ''): string =>
  pathIn(language, `/office/texts/${kind}/${slug}${part && `/${part}`}`)
