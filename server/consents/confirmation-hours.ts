/**
 * How many hours the link of a confirmation e-mail is valid. In that time no further one is sent.
 */
export const confirmationHours = 48
