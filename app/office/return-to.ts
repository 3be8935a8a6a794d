import { languageOf, pathIn } from '#server/language.ts'

/** The address after a sign-in: the requested screen of the office, or its first screen. */
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
