import { translations } from '#app/words.ts'

/** Texts of lists of articles. */
export const words = translations(
  {
    categories: {
      hospitality: 'Hospitality',
      sports: 'Sports',
      events: 'Events',
      lifestyle: 'Lifestyle',
      travel: 'Travel',
      education: 'Education',
      nature: 'Nature',
      culture: 'Culture',
      gastronomy: 'Gastronomy',
      history: 'History',
    },
    feed: 'Alborán Residences: blog',
    lead: 'A year on this coast, in notes: food, feasts, weather, trains, schools, and what each means for living here.',
  },
  {
    categories: {
      hospitality: 'Hostelería',
      sports: 'Deporte',
      events: 'Eventos',
      lifestyle: 'Estilo de vida',
      travel: 'Viajes',
      education: 'Educación',
      nature: 'Naturaleza',
      culture: 'Cultura',
      gastronomy: 'Gastronomía',
      history: 'Historia',
    },
    feed: 'Alborán Residences: blog',
    lead: 'Un año en esta costa, en notas: cocina, fiestas, tiempo, trenes, colegios y lo que suponen para vivir aquí.',
  },
)
