/** The service's name in errors. */
export const service = 'The account service'
