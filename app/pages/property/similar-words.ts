import { catalogue } from '#app/words.ts'

/** Texts of the similar homes. */
export const words = catalogue(
  {
    title: 'Similar homes',
    reasons: {
      development: 'Same development:',
      price: 'Near in price:',
      bedrooms: 'As many bedrooms:',
      type: 'Same type:',
    },
    more: '{price} more',
    less: '{price} less',
    same: 'the same price',
  },
  {
    title: 'Viviendas parecidas',
    reasons: {
      development: 'Misma promoción:',
      price: 'De precio cercano:',
      bedrooms: 'Los mismos dormitorios:',
      type: 'Del mismo tipo:',
    },
    more: '{price} más',
    less: '{price} menos',
    same: 'el mismo precio',
  },
)
