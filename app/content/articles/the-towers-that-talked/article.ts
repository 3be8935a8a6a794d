import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 16,
  category: 'history',
  date: '2026-11-10',
  picture: 'j-tower',
  texts: {
    en: {
      title: 'The towers that talked',
      description:
        'There is one on nearly every headland of this coast. A fire on the first was an answer on the last before the ships had turned.',
      caption: 'A watchtower in November, when the slope behind it is green.',
      keywords: [
        'watchtowers Costa del Sol',
        'torres almenara',
        'history of Málaga coast',
        'Nasrid',
        'Barbary pirates Spain',
      ],
    },
    es: {
      title: 'Las torres que hablaban',
      description:
        'Hay una en casi cada punta de esta costa. Un fuego en la primera era una respuesta en la última antes de que los barcos hubieran virado.',
      caption: 'Una torre vigía en noviembre, cuando la ladera de detrás está verde.',
      keywords: [
        'torres almenara',
        'torres vigía Costa del Sol',
        'historia de la costa de Málaga',
        'nazaríes',
        'corsarios berberiscos',
      ],
    },
  },
} satisfies ArticleData
