/**
 * How many hours the link of a confirmation e-mail is valid. No further confirmation e-mail is sent
 * in that time.
 */
export const confirmationHours = 48
