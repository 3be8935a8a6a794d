/**
 * How long the link of an e-mail works that asks for a confirmation, in hours. Until then no other
 * one is sent.
 */
export const confirmationHours = 48
