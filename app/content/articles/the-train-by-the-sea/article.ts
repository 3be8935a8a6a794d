import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 15,
  category: 'travel',
  date: '2026-10-20',
  picture: 'j-rails',
  texts: {
    en: {
      title: 'The train by the sea',
      description:
        'From the airport to the centre of Málaga, or along the shore, with no car to park: where the C1 line goes, and where not.',
      caption:
        'Looking west along the line, one train in sight. The next is twenty minutes behind it.',
      keywords: [
        'C1 train Málaga',
        'Cercanías Málaga Fuengirola',
        'Málaga airport train',
        'A-7 or AP-7',
        'living without a car Costa del Sol',
      ],
    },
    es: {
      title: 'El tren de la orilla',
      description:
        'Del aeropuerto al centro de Málaga, o a Fuengirola por la orilla, sin buscar aparcamiento: adónde llega la línea C1 y adónde no.',
      caption:
        'La vía mirando a poniente, con un tren a la vista. El siguiente viene veinte minutos detrás.',
      keywords: [
        'Cercanías Málaga C1',
        'tren Málaga Fuengirola',
        'tren aeropuerto de Málaga',
        'AP-7 o A-7',
        'vivir sin coche en la Costa del Sol',
      ],
    },
  },
} satisfies ArticleData
