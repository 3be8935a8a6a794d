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
  },
)
