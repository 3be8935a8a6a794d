import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 6,
  category: 'nature',
  date: '2026-04-14',
  picture: 'j-lagoon',
  texts: {
    en: {
      title: 'Flamingos, and where they go',
      description:
        'An hour inland there is a salt lake with thousands of them, in a good year. How to tell a good one, and what to see in another.',
      caption: 'Fuente de Piedra at first light, in a spring after rain.',
      keywords: [
        'flamingos Málaga',
        'Fuente de Piedra',
        'birdwatching Costa del Sol',
        'Guadalhorce estuary',
        'El Torcal',
      ],
    },
    es: {
      title: 'Los flamencos, y adónde van',
      description:
        'A una hora de la costa hay una laguna salada con miles de ellos, si el año es bueno. Cómo saber si lo es, y qué mirar cuando no.',
      caption: 'Fuente de Piedra con la primera luz, una primavera después de llover.',
      keywords: [
        'flamencos Málaga',
        'laguna de Fuente de Piedra',
        'aves Costa del Sol',
        'desembocadura del Guadalhorce',
        'El Torcal',
      ],
    },
  },
} satisfies ArticleData
