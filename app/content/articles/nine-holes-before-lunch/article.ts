import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 5,
  category: 'sports',
  date: '2026-03-17',
  picture: 'j-green',
  texts: {
    en: {
      title: 'Nine holes before lunch',
      description:
        'The courses are emptiest when the light is best: weekdays, on foot. And what to ask before buying beside a fairway.',
      caption: 'A par three above the sea, in March, between two groups.',
      keywords: [
        'golf Costa del Sol',
        'Costa del Golf',
        'nine holes',
        'buy frontline golf Spain',
        'golf seasons Málaga',
      ],
    },
    es: {
      title: 'Nueve hoyos antes de comer',
      description:
        'Los campos están más vacíos cuando la luz es mejor: entre semana y a pie. Y qué preguntar antes de comprar junto a una calle.',
      caption: 'Un par tres sobre el mar, en marzo, entre dos partidas.',
      keywords: [
        'golf Costa del Sol',
        'Costa del Golf',
        'nueve hoyos',
        'vivienda en primera línea de golf',
        'temporada de golf Málaga',
      ],
    },
  },
} satisfies ArticleData
