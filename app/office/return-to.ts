import { languageOf, pathIn } from '#server/language.ts'

/** Where a sign-in leads: the screen of the office that was asked for, or its first. */
export function returnTo({ pathname, searchParams }: URL): string {
  const asked = searchParams.get('next') ?? ''
  const isOurs = /^(?:\/es)?\/office(?:\/[\w\-/]*)?(?:\?[\w\-%=&.+~]*)?$/.test(asked)
  return isOurs && !asked.includes('//') && !/\/(?:sign-in|enrol)(?:$|\?)/.test(asked)
    ? asked
    : pathIn(languageOf(pathname), '/office')
}
