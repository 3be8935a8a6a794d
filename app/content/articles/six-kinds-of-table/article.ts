import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 3,
  category: 'gastronomy',
  date: '2026-01-27',
  picture: 'j-tables',
  texts: {
    en: {
      title: 'Six tables within half an hour',
      description:
        'One with stars, five without. Six kinds of place to eat between the hills and the water, what to order in each, and at what hour.',
      caption: 'A terrace laid for lunch, which is to say a quarter to two.',
      keywords: [
        'where to eat Costa del Sol',
        'chiringuito',
        'venta',
        'Málaga market',
        'Málaga food',
        'Michelin Costa del Sol',
      ],
    },
    es: {
      title: 'Seis mesas a menos de media hora',
      description:
        'Una con estrella y cinco sin ella. Seis clases de sitio donde comer entre el monte y la orilla, qué pedir en cada uno y a qué hora.',
      caption: 'La terraza puesta para comer; es decir, a las dos menos cuarto.',
      keywords: [
        'dónde comer Costa del Sol',
        'chiringuito',
        'venta',
        'mercado de Atarazanas',
        'cocina malagueña',
        'estrella Michelin Málaga',
      ],
    },
  },
} satisfies ArticleData
