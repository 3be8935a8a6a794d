import { locationWords } from '#app/content/location-words.ts'
import { catalogue } from '#app/words.ts'

/** Texts of pages and brochures about one home. */
export const propertyWords = catalogue(
  {
    reference: 'Ref. {ref}',
    reduced: 'Reduced from {price}',
    strip: {
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      area: 'Area',
      terrace: 'Terrace',
      garden: 'Garden',
      fees: 'Fees, a month',
      price: 'Price',
    },
    plan: {
      title: 'The plan',
      areas: 'Rooms and their areas',
      furniture: 'Furniture is drawn to size and is not included.',
    },
    location: locationWords.en,
    details: {
      type: 'Type',
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      area: 'Build size',
      terrace: 'Terrace',
      garden: 'Garden / plot',
      fees: 'Community fees',
      status: 'Status',
      energy: 'Energy rating',
      reference: 'Reference',
    },
    feesValue: '{fees} a month',
    taxes: {
      new: 'IVA {ivaRate}% and AJD {ajdRate}% not included',
      resale: 'ITP {itpRate}% not included',
    },
    chat: 'Hello, I have a question about {title} ({ref}).',
  },
  {
    reference: 'Ref. {ref}',
    reduced: 'Antes {price}',
    strip: {
      bedrooms: 'Dormitorios',
      bathrooms: 'Baños',
      area: 'Superficie',
      terrace: 'Terraza',
      garden: 'Jardín',
      fees: 'Comunidad, al mes',
      price: 'Precio',
    },
    plan: {
      title: 'El plano',
      areas: 'Piezas y superficies',
      furniture: 'Los muebles están dibujados a su tamaño y no se incluyen.',
    },
    location: locationWords.es,
    details: {
      type: 'Tipo',
      bedrooms: 'Dormitorios',
      bathrooms: 'Baños',
      area: 'Superficie construida',
      terrace: 'Terraza',
      garden: 'Jardín / parcela',
      fees: 'Comunidad',
      status: 'Estado',
      energy: 'Calificación energética',
      reference: 'Referencia',
    },
    feesValue: '{fees} al mes',
    taxes: {
      new: 'IVA ({ivaRate}\u00a0%) y AJD ({ajdRate}\u00a0%) no incluidos',
      resale: 'ITP ({itpRate}\u00a0%) no incluido',
    },
    chat: 'Hola, tengo una pregunta sobre {title} ({ref}).',
  },
)
