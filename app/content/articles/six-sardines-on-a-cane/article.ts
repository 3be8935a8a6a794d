import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 9,
  category: 'gastronomy',
  date: '2026-07-14',
  picture: 'j-espeto',
  texts: {
    en: {
      title: 'Six sardines on a cane',
      description:
        'A boat full of sand, a fire of olive wood, and a dish with two ingredients that nobody can make at home.',
      caption: 'Four canes in July, turned once. The boat no longer goes out.',
      keywords: [
        'espeto de sardinas',
        'Málaga sardines',
        'chiringuito',
        'what to eat Costa del Sol',
        'espetero',
      ],
    },
    es: {
      title: 'Seis sardinas en una caña',
      description:
        'Una barca llena de arena, un fuego de olivo y un plato de dos ingredientes que nadie consigue hacer en casa.',
      caption: 'Cuatro cañas en julio, con una sola vuelta. La barca ya no sale.',
      keywords: ['espeto de sardinas', 'sardinas Málaga', 'chiringuito', 'espetero', 'moraga'],
    },
  },
} satisfies ArticleData
