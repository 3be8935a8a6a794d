/**
 * What a mail server answered, as staff read it: the sentence of the library before it says less,
 * and in English alone.
 */
export const answerText = (error: Error): string =>
  'response' in error && typeof error.response === 'string' && error.response.trim() !== ''
    ? error.response.trim()
    : error.message
