/** Who sends an e-mail, in its last lines; the same in both languages. */
export const senderLine = 'Alborán Residences, Costa del Sol.'
