import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 1,
  category: 'culture',
  date: '2025-12-02',
  picture: 'j-patio',
  texts: {
    en: {
      title: 'The patio, a short history',
      description:
        'Why a house in Andalucía turns its back on the street, how the patio keeps it cool, and what new houses have kept of it.',
      caption: 'Three arches, one fountain, and the sea where the street would be.',
      keywords: [
        'Andalusian patio',
        'courtyard house',
        'Córdoba patios',
        'corralones Málaga',
        'passive cooling',
      ],
    },
    es: {
      title: 'Breve historia del patio',
      description:
        'Por qué la casa andaluza da la espalda a la calle, cómo la refresca el patio y qué han conservado las casas nuevas.',
      caption: 'Tres arcos, una fuente y el mar donde estaría la calle.',
      keywords: [
        'patio andaluz',
        'casa patio',
        'patios de Córdoba',
        'corralones de Málaga',
        'refrigeración pasiva',
      ],
    },
  },
} satisfies ArticleData
