import { catalogue } from '../words.ts'

/** Texts of lists of articles. */
export const words = catalogue(
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
    lead: 'A year on this coast, in notes: what it eats, when it closes, what it burns and which way it looks.',
  },
  {
    categories: {
      hospitality: 'Hostelería',
      sports: 'Deporte',
      events: 'Fiestas',
      lifestyle: 'Vida diaria',
      travel: 'Viajes',
      education: 'Educación',
      nature: 'Naturaleza',
      culture: 'Cultura',
      gastronomy: 'Gastronomía',
      history: 'Historia',
    },
    feed: 'Alborán Residences: blog',
    lead: 'Un año en esta costa, en notas: qué se come, cuándo se cierra, qué se quema y adónde se mira.',
  },
)
