/** Words that the filter of the list and the text of a search share. */
export const searchNouns = {
  en: {
    types: {
      apartment: 'apartments',
      penthouse: 'penthouses',
      villa: 'villas',
      townhouse: 'townhouses',
    },
    purchases: { new: 'new', resale: 'resale' },
  },
  es: {
    types: {
      apartment: 'apartamentos',
      penthouse: 'áticos',
      villa: 'villas',
      townhouse: 'casas adosadas',
    },
    purchases: { new: 'obra nueva', resale: 'segunda mano' },
    bedrooms: {
      '1': 'un dormitorio o más',
      '2': 'dos dormitorios o más',
      '3': 'tres dormitorios o más',
      '4': 'cuatro dormitorios o más',
      '5': 'cinco dormitorios o más',
      '6': 'seis dormitorios o más',
      '7': 'siete dormitorios o más',
      '8': 'ocho dormitorios o más',
      '9': 'nueve dormitorios o más',
    },
  },
}
