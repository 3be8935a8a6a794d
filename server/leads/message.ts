import type { Lead } from './lead.ts'

/** The text that the interest form stores for a blank message. */
export const noMessage = 'No additional message provided'

/** What a visitor wrote; '' where the message is blank. */
export const writtenMessage = ({ fields: { message = '' } }: Pick<Lead, 'fields'>): string =>
  message === noMessage ? '' : message
