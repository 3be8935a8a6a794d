/** The agency's name as it signs. Sentences that contain it are written out. */
export const agencyName = 'Alborán Residences'
