import { type Language, pathIn } from '../language.ts'

/** Makes the links to a page that acts for whoever has the token of an e-mail. */
export const tokenLink =
  (path: string) =>
  (siteUrl: string, language: Language, token: string): string =>
    `${siteUrl}${pathIn(language, path)}?token=${token}`
