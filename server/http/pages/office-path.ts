import { withoutLanguage } from '../../language.ts'

/** Whether a path belongs to the agency's office, which nobody else learns of. */
export const isOfficePath = (path: string): boolean =>
  /^\/office(?:$|[/.])/.test(withoutLanguage(path))
