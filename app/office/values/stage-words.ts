import { translations } from '#app/words.ts'

/** The names of a lead's stages, and of the reasons for losing one. */
export const stageWords = translations(
  {
    stages: {
      new: 'New',
      answered: 'Answered',
      viewing: 'Viewing',
      offer: 'Offer',
      won: 'Won',
      lost: 'Lost',
    },
    lostReasons: {
      price: 'of the price',
      elsewhere: 'they bought elsewhere',
      silent: 'they fell silent',
      unsuitable: 'nothing suits them',
      other: 'of something else',
    },
  },
  {
    stages: {
      new: 'Nueva',
      answered: 'Contestada',
      viewing: 'Visita',
      offer: 'Oferta',
      won: 'Ganada',
      lost: 'Perdida',
    },
    lostReasons: {
      price: 'el precio',
      elsewhere: 'compró en otro sitio',
      silent: 'dejó de responder',
      unsuitable: 'no había nada adecuado',
      other: 'otro motivo',
    },
  },
)
