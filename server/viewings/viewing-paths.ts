import { type Language, pathIn } from '../language.ts'

/** The pages of a viewing; their addresses contain a token. */
export const viewingPaths = {
  status: '/viewing',
  change: '/viewing/change',
  office: '/viewing/office',
  calendar: '/viewing/calendar.ics',
} as const

/** The path of a viewing's page, with its token. */
export const viewingPath = (
  page: keyof typeof viewingPaths,
  language: Language,
  token: string,
): string => `${pathIn(language, viewingPaths[page])}?token=${token}`
