import { withoutLanguage } from '../../../language.ts'

/** Whether a path belongs to the agency's office, whose existence is hidden from others. */
export const isOfficePath = (path: string): boolean =>
  /^\/office(?:$|[/.])/.test(withoutLanguage(path))
