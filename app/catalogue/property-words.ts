import { catalogue } from '#app/words.ts'

/** What pages and brochures say about one home. */
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
    location: {
      title: 'Location',
      text: 'A map is available on request.',
      resort: 'Plan of the resort. The slope between it and the beach is left out.',
      here: 'On the plan of the resort:',
      coast: 'Map of the coast with the resort, the beach, the airport, Málaga and Marbella',
      coastCaption:
        'By car from the gate: beach {beach} minutes, airport {airport}, city centre {cityCentre}, resort town {resortTown}.',
    },
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
    location: {
      title: 'Ubicación',
      text: 'Facilitamos un plano de situación a quien lo pida.',
      resort: 'Plano de la urbanización. Se omite la ladera que la separa de la playa.',
      here: 'En el plano de la urbanización:',
      coast: 'Mapa de la costa con la urbanización, la playa, el aeropuerto, Málaga y Marbella',
      coastCaption:
        'En coche desde la entrada: playa, {beach} minutos; aeropuerto, {airport}; centro de la ciudad, {cityCentre}; localidad turística, {resortTown}.',
    },
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
