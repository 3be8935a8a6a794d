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
        'Why a house in Andalusia turns its back on the street, how an open hole in the middle keeps it cool, and what the new ones have kept of the idea.',
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
        'Por qué la casa andaluza da la espalda a la calle, cómo la refresca un hueco abierto en el centro y qué han conservado de todo ello las casas nuevas.',
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
