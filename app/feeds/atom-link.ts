import { type Language, pathIn } from '#server/language.ts'

/**
 * The tag by which a page names an Atom feed.
 * @param path the feed's language-neutral path.
 */
export const atomLink = (language: Language, title: string, path: string) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title,
  href: pathIn(language, path),
})
