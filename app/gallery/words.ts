import { translations } from '#app/words.ts'

/** Texts of the specimens: one of usual length, and one that is longer than on any page. */
export const words = translations(
  {
    short: 'View Properties',
    long: 'Request the floor plans, the specification and the price list of the upper terraces',
    title: 'Corner apartment, sea to the south',
    longTitle:
      'Corner apartment with three bedrooms, two terraces and a solarium, between the upper steps and the lagoon',
    text: 'A table for eight where the building turns: sun at breakfast, sea at dinner.',
    longText:
      'A table for eight where the building turns: sun at breakfast, sea at dinner. Three bedrooms and a terrace in the shape of an L, with an awning over the western end and steps to the garden that belong to nobody else. The lift stops at the landing.',
    hint: 'For a number outside Spain, start with the country code.',
    value: 'Elena Fernández de Córdoba y Álvarez de las Asturias Bohorques',
    longEmail: 'elena.fernandez-de-cordoba-alvarez@arquitectura-y-paisaje.example',
    problem: 'Please provide a valid email address',
    busy: 'Sending...',
    empty: 'No homes match. Fewer conditions find more.',
    failed: 'Error fetching properties. Please try again in a few minutes.',
    carousel: {
      label: 'Pictures of the gallery',
      previous: 'Previous picture',
      next: 'Next picture',
      counter: '{n} of {total}',
    },
    stops: ['The gate', 'Beach', 'Airport', 'City centre', 'Resort town'],
  },
  {
    short: 'Ver viviendas',
    long: 'Solicitar los planos, la memoria de calidades y la lista de precios de las terrazas superiores',
    title: 'Apartamento en esquina con el mar al sur',
    longTitle:
      'Apartamento en esquina de tres dormitorios, con dos terrazas y solárium, entre la escalinata superior y la laguna',
    text: 'Una mesa para ocho donde gira el edificio: sol en el desayuno y mar en la cena.',
    longText:
      'Una mesa para ocho donde gira el edificio: sol en el desayuno y mar en la cena. Tres dormitorios y una terraza en forma de ele, con toldo en el extremo de poniente y unos escalones al jardín que no son de nadie más. El ascensor para en el mismo rellano.',
    hint: 'Si el número no es español, con prefijo internacional.',
    value: 'Elena Fernández de Córdoba y Álvarez de las Asturias Bohorques',
    longEmail: 'elena.fernandez-de-cordoba-alvarez@arquitectura-y-paisaje.example',
    problem: 'Indique un correo electrónico válido',
    busy: 'Enviando...',
    empty: 'Ninguna vivienda cumple las condiciones. Con menos condiciones se encuentran más.',
    failed: 'No se han podido cargar las viviendas. Inténtelo de nuevo dentro de unos minutos.',
    carousel: {
      label: 'Imágenes de la galería',
      previous: 'Imagen anterior',
      next: 'Imagen siguiente',
      counter: '{n} de {total}',
    },
    stops: ['La entrada', 'Playa', 'Aeropuerto', 'Centro', 'Localidad turística'],
  },
)

export type GalleryWords = (typeof words)['en']
