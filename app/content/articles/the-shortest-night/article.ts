import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 8,
  category: 'events',
  date: '2026-06-16',
  picture: 'j-bonfire',
  texts: {
    en: {
      title: 'The shortest night',
      description:
        'On the eve of San Juan the whole coast goes down to the water. Bring something to burn, something to eat, and a towel for midnight.',
      caption: 'The beach on the night of 23 June, a little after eleven.',
      keywords: [
        'San Juan Costa del Sol',
        'bonfires Málaga 23 June',
        'noche de San Juan',
        'midsummer Spain',
        'moraga',
      ],
    },
    es: {
      title: 'La noche más corta',
      description:
        'La víspera de San Juan toda la costa baja a la orilla. Lleve algo que quemar, algo que cenar y una toalla para las doce.',
      caption: 'La playa en la noche del 23 de junio, pasadas las once.',
      keywords: [
        'noche de San Juan Málaga',
        'hogueras en la playa',
        'júas',
        'moraga',
        'fiestas de junio Costa del Sol',
      ],
    },
  },
} satisfies ArticleData
