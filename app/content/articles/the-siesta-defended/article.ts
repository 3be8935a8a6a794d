import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 10,
  category: 'lifestyle',
  date: '2026-07-28',
  picture: 'j-shutters',
  texts: {
    en: {
      title: 'The siesta, defended',
      description:
        'It is not about sleep. It is about closing the house at eleven and opening it at nine: how to live with heat, the terral and little water.',
      caption: 'Half past ten in July. In a quarter of an hour they will be shut.',
      keywords: [
        'siesta',
        'terral wind Málaga',
        'keep house cool Spain',
        'living on the Costa del Sol',
        'water saving garden Spain',
      ],
    },
    es: {
      title: 'Defensa de la siesta',
      description:
        'No se trata de dormir, sino de cerrar la casa a las once y abrirla a las nueve: cómo convivir con el calor, el terral y la falta de agua.',
      caption: 'Las diez y media, en julio. Dentro de un cuarto de hora estarán cerradas.',
      keywords: [
        'siesta',
        'terral en Málaga',
        'casa fresca en verano',
        'vivir en la Costa del Sol',
        'ahorro de agua jardín',
      ],
    },
  },
} satisfies ArticleData
