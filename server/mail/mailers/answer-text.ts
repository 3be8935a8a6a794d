/**
 * The mail server's answer, as staff read it. The library's sentence before it is omitted, because
 * it adds little and is only in English.
 */
export const answerText = (error: Error): string =>
  'response' in error && typeof error.response === 'string' && error.response.trim() !== ''
    ? error.response.trim()
    : error.message
