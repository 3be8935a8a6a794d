/**
 * The agency's name as it signs. Sentences contain the name itself, so that they can be read and
 * searched.
 */
export const agencyName = 'Alborán Residences'
