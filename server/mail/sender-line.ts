/** The sender's name in the last lines of an e-mail; the same in both languages. */
export const senderLine = 'Alborán Residences, Costa del Sol.'
