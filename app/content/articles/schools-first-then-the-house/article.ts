import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 13,
  category: 'education',
  date: '2026-09-08',
  picture: 'j-school',
  texts: {
    en: {
      title: 'Schools first, then the house',
      description:
        'British, French, German, Scandinavian or the one in the village. How families here choose, in what order, and what the road does at half past eight.',
      caption:
        'A classroom in the week before term. The windows face the sea; the desks, wisely, do not.',
      keywords: [
        'international schools Costa del Sol',
        'moving to Spain with children',
        'Spanish state school',
        'colegio concertado',
        'school admissions Andalusia',
      ],
    },
    es: {
      title: 'Primero el colegio, después la casa',
      description:
        'Público, concertado, británico, francés, alemán o nórdico: cómo eligen las familias y qué hace la carretera a las ocho y media.',
      caption:
        'Un aula la semana antes de empezar. Las ventanas miran al mar; los pupitres, con buen criterio, no.',
      keywords: [
        'colegios internacionales Costa del Sol',
        'mudarse a Málaga con niños',
        'admisión colegios Andalucía',
        'colegio concertado',
        'bachillerato internacional',
      ],
    },
  },
} satisfies ArticleData
