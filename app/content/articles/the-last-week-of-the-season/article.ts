import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 14,
  category: 'hospitality',
  date: '2026-10-06',
  picture: 'j-parasols',
  texts: {
    en: {
      title: 'The last week of the season',
      description:
        'What a good hotel does when the parasols come down, and what an owner who lets a home can learn from it.',
      caption: 'The beach in the first week of October, before the lorry.',
      keywords: [
        'Costa del Sol in October',
        'holiday let tips Spain',
        'hospitality Costa del Sol',
        'tourist rental registration Andalusia',
        'autumn on the Costa del Sol',
      ],
    },
    es: {
      title: 'La última semana de la temporada',
      description:
        'Qué hace un buen hotel cuando se recogen las sombrillas y qué puede aprender de ello quien alquila su casa.',
      caption: 'La playa en la primera semana de octubre, antes de que llegue el camión.',
      keywords: [
        'Costa del Sol en octubre',
        'alquiler turístico Andalucía',
        'consejos para alquilar',
        'hostelería Costa del Sol',
        'otoño en Málaga',
      ],
    },
  },
} satisfies ArticleData
