import { languageOf, pathIn } from '#server/language.ts'

/** The address after a sign-in: the screen of the office that was asked for, or its first. */
export function returnTo({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): string {
  const path = searchParams.get('next') ?? ''
  const isOurs = /^(?:\/es)?\/office(?:\/(?:[\w\-/]|%[\dA-F]{2})*)?(?:\?[\w\-%=&.+~]*)?$/.test(path)
  return isOurs && !path.includes('//') && !/\/(?:sign-in|enrol)(?:$|\?)/.test(path)
    ? path
    : pathIn(languageOf(pathname), '/office')
}
