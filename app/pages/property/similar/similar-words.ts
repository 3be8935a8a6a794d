import { translations } from '#app/words.ts'

/** Texts of the similar homes. */
export const words = translations(
  {
    title: 'Similar homes',
    reasons: {
      development: 'Same development:',
      price: 'Near in price:',
      bedrooms: 'Same number of bedrooms:',
      type: 'Same type:',
    },
    more: '{price} more',
    less: '{price} less',
    same: 'the same price',
    samePrice: 'Same price',
  },
  {
    title: 'Viviendas similares',
    reasons: {
      development: 'La misma promoción:',
      price: 'De precio parecido:',
      bedrooms: 'Igual número de dormitorios:',
      type: 'El mismo tipo:',
    },
    more: '{price} más',
    less: '{price} menos',
    same: 'el mismo precio',
    samePrice: 'Mismo precio',
  },
)
