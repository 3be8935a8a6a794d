import type { propertyWords } from '#app/catalogue/property-words.ts'
import { translations } from '#app/words.ts'

export const words = translations(
  {
    back: 'All properties',
    backToSearch: 'The homes you were looking at',
    backToFound: '{found} you were looking at',
    pictures: 'Pictures of this home',
    previous: 'Previous picture',
    next: 'Next picture',
    /** At the head of a printed page. */
    paper: 'Ref. {ref}, as of {date}. Today’s price: {address}',
    counter: '{n} of {total}',
    impression: {
      new: 'Computer-generated impressions. The finished home may differ.',
      resale: 'Computer-generated impressions of the home and the resort.',
    },
    description: 'Description',
    features: 'Features',
    documents: 'Plans and documents (PDF)',
    side: {
      label: 'Summary',
      viewing: 'Arrange a viewing',
      /** In the bar of a phone, where the words share one line with price and shortlist button. */
      viewingInBar: 'Arrange a viewing',
      brochure: 'Download Brochure',
      details: 'Details',
      help: 'Questions about this home? We answer in English and in Spanish.',
      write: 'Write to us',
      chat: 'open a chat',
      call: 'or call',
      hours: 'Hours of telephone and chat: {hours}.',
    },
    enquiry: {
      available: {
        title: 'Ask about this home',
        text: 'We add the reference to your message. To see it, choose a time:',
        message: '',
      },
      reserved: {
        title: 'Ask about this home',
        text: 'It is reserved. We write to you if that changes; we add the reference to your message.',
        message: 'Please write to me if {ref} becomes free.',
      },
      sold: {
        title: 'Ask about homes like this one',
        text: 'It is sold. Say what you liked about it; we add the reference to your message.',
        message: 'I am looking for a home like {ref}.',
      },
    },
    figuresBrochure: 'Brochure with these figures',
    more: {
      label: 'More',
      types: {
        apartment: 'All apartments',
        penthouse: 'All penthouses',
        villa: 'All villas',
        townhouse: 'All townhouses',
      },
      properties: 'All properties',
    },
    jump: {
      label: 'On this page',
      plan: 'Plan',
      where: 'Location',
      sun: 'Sun',
      costs: 'What it costs',
      letting: 'If it were let',
      like: 'Similar homes',
    },
    /**
     * The home's titles for search engines: the first form that fits is used, the last one for a
     * studio.
     */
    listed: {
      titles: {
        sale: [
          '{n}-bed {type} for sale, {price}',
          '{Type} for sale, {n} bed, {price}',
          '{Type}, {n} bed, {price}',
          '{Type} for sale, {price}',
        ],
        rent: [
          '{n}-bed {type} to rent, {price}',
          '{Type} to rent, {n} bed, {price}',
          '{Type} to rent, {price}',
        ],
        sold: ['{n}-bed {type}, sold', '{Type}, {n} bed, sold', '{Type}, sold'],
      },
      bedrooms: { one: '{n} bedroom', other: '{n} bedrooms' },
      /**
       * The first form that fits whole or with one sentence is used; otherwise the last one, cut.
       */
      descriptions: {
        other: ['{title}: {price}, {area}. {description}', '{price}, {area}. {description}'],
        sold: ['{title}: sold, {area}. {description}', 'Sold, {area}. {description}'],
      },
    },
    pictureTitle: '{title}, {location}',
  },
  {
    back: 'Todas las viviendas',
    backToSearch: 'Las viviendas que estaba viendo',
    backToFound: '{found} que estaba viendo',
    pictures: 'Imágenes de la vivienda',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    paper: 'Ref. {ref}, a fecha de {date}. Precio actualizado: {address}',
    counter: '{n} de {total}',
    impression: {
      new: 'Infografías. La vivienda terminada puede variar.',
      resale: 'Infografías de la vivienda y de la urbanización.',
    },
    description: 'Descripción',
    features: 'Características',
    documents: 'Planos y documentos (PDF)',
    side: {
      label: 'Resumen',
      viewing: 'Concertar una visita',
      viewingInBar: 'Pedir visita',
      brochure: 'Descargar el folleto',
      details: 'Datos de la vivienda',
      help: '¿Preguntas sobre esta vivienda? Contestamos en español y en inglés.',
      write: 'Escríbanos',
      chat: 'abra un chat',
      call: 'o llame al',
      hours: 'Horario de teléfono y chat: {hours}.',
    },
    enquiry: {
      available: {
        title: 'Preguntar por esta vivienda',
        text: 'La referencia se envía con su mensaje. Para verla, elija una hora:',
        message: '',
      },
      reserved: {
        title: 'Preguntar por esta vivienda',
        text: 'Está reservada. Le escribiremos si deja de estarlo; la referencia se envía con su mensaje.',
        message: 'Les agradecería que me escribieran si la vivienda {ref} queda libre.',
      },
      sold: {
        title: 'Preguntar por viviendas similares',
        text: 'Esta ya está vendida. Díganos qué le gustó de ella; la referencia se envía con su mensaje.',
        message: 'Busco una vivienda similar a la {ref}.',
      },
    },
    figuresBrochure: 'Folleto con estas cifras',
    more: {
      label: 'Más',
      types: {
        apartment: 'Todos los apartamentos',
        penthouse: 'Todos los áticos',
        villa: 'Todas las villas',
        townhouse: 'Todas las casas adosadas',
      },
      properties: 'Todas las viviendas',
    },
    jump: {
      label: 'En esta página',
      plan: 'Plano',
      where: 'Ubicación',
      sun: 'Sol',
      costs: 'Lo que cuesta',
      letting: 'Si se alquilara',
      like: 'Viviendas similares',
    },
    listed: {
      titles: {
        sale: [
          '{Type} de {bedrooms} en venta, {price}',
          '{Type} en venta, {n} dorm., {price}',
          '{Type} de {n} dorm., {price}',
          '{Type} en venta, {price}',
        ],
        rent: [
          '{Type} de {bedrooms} en alquiler, {price}',
          '{Type} en alquiler, {n} dorm., {price}',
          '{Type} en alquiler, {price}',
        ],
        sold: [
          '{Type} de {bedrooms}, ya no está en venta',
          '{Type} de {n} dorm., ya no está en venta',
          '{Type}, ya no está en venta',
        ],
      },
      bedrooms: { one: '{n} dormitorio', other: '{n} dormitorios' },
      descriptions: {
        other: ['{title}: {price}, {area}. {description}', '{price}, {area}. {description}'],
        sold: [
          '{title}: vivienda vendida, {area}. {description}',
          'Vendida, {area}. {description}',
        ],
      },
    },
    pictureTitle: '{title}, {location}',
  },
)

/** The texts of the page, including those that it shares with the home's brochure. */
export type PropertyWords = (typeof words)['en'] & (typeof propertyWords)['en']
