import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 12,
  category: 'events',
  date: '2026-08-11',
  picture: 'j-lanterns',
  texts: {
    en: {
      title: 'A fair by day, a fair by night',
      description:
        'Málaga in the middle of August: what happens in the streets until six, what happens at the fairground until dawn, and what to wear to both.',
      caption: 'The fairground at dusk, with the lanterns lit and nobody yet dancing.',
      keywords: [
        'Feria de Málaga',
        'Málaga fair August',
        'fairs Costa del Sol',
        'verdiales',
        'what to wear feria',
      ],
    },
    es: {
      title: 'Feria de día, feria de noche',
      description:
        'Málaga a mediados de agosto: qué pasa en las calles hasta las seis, qué pasa en el Real hasta que amanece y cómo se va vestido a una y a otra.',
      caption: 'El Real al anochecer, con los farolillos encendidos y la pista todavía vacía.',
      keywords: [
        'Feria de Málaga',
        'feria de agosto',
        'ferias Costa del Sol',
        'verdiales',
        'Cortijo de Torres',
      ],
    },
  },
} satisfies ArticleData
