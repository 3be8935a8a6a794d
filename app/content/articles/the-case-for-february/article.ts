import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 4,
  category: 'nature',
  date: '2026-02-10',
  picture: 'j-winter',
  texts: {
    en: {
      title: 'Winter light, or the case for February',
      description:
        'What the Costa del Sol does between November and March, and what a winter visit tells you about a house.',
      caption:
        'A terrace in the second week of February, a little after nine. The mountains are in Africa.',
      keywords: [
        'Costa del Sol in winter',
        'February weather Málaga',
        'winter sun Spain',
        'see Africa from Spain',
        'house orientation Spain',
      ],
    },
    es: {
      title: 'Luz de invierno: en defensa de febrero',
      description:
        'Qué hace la Costa del Sol entre noviembre y marzo y qué cuenta de una casa una visita en invierno.',
      caption:
        'Una terraza en la segunda semana de febrero, poco después de las nueve. Los montes son África.',
      keywords: [
        'Costa del Sol en invierno',
        'febrero en Málaga',
        'orientación de la vivienda',
        'ver África desde Málaga',
        'almendros en flor',
      ],
    },
  },
} satisfies ArticleData
