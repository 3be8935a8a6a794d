import type { Lead } from './lead.ts'

/** What the interest form stores for a blank message. */
export const noMessage = 'No additional message provided'

/** What a visitor wrote; '' where they left it blank. */
export const writtenMessage = ({ fields: { message = '' } }: Pick<Lead, 'fields'>): string =>
  message === noMessage ? '' : message
