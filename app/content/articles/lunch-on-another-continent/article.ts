import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 7,
  category: 'travel',
  date: '2026-05-19',
  picture: 'j-ferry',
  texts: {
    en: {
      title: 'Lunch on another continent',
      description:
        'You can see Africa from the terrace on a clear morning. You can also be there by one. Ports, papers, wind, and what to eat when you land.',
      caption: 'Leaving Tarifa, with Spain still close enough to count the windows.',
      keywords: [
        'day trip Tangier',
        'ferry Tarifa Tangier',
        'Ceuta ferry',
        'Strait of Gibraltar',
        'Costa del Sol day trips',
      ],
    },
    es: {
      title: 'Comer en otro continente',
      description:
        'Desde la terraza se ve África las mañanas claras. También se puede estar allí a la una. Puertos, papeles, viento y qué pedir al llegar.',
      caption: 'Saliendo de Tarifa, con España todavía tan cerca que se cuentan las ventanas.',
      keywords: [
        'excursión a Tánger',
        'ferri Tarifa Tánger',
        'ferri a Ceuta',
        'estrecho de Gibraltar',
        'excursiones Costa del Sol',
      ],
    },
  },
} satisfies ArticleData
