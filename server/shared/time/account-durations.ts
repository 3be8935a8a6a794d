/** The hours for which the link of an e-mail about an account is valid, by its purpose. */
export const linkHours = { confirmation: 24, recovery: 1, email_change: 24, invite: 72 } as const

/** The minutes for which a sign-in, or a second step that is being set up, waits for its code. */
export const stepMinutes = 10

/** The days for which a session lasts, counted from its last use. */
export const sessionDays = 30
