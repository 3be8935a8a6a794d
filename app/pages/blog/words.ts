import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Blog: life on the Costa del Sol',
    description:
      'Notes on living on the Costa del Sol: seasons, food, fairs, trains, schools, towers and the sea, and what each means to somebody buying or renting here.',
    heading: 'Blog',
    filter: 'Articles by category',
    all: 'All',
    year: 'The articles by date, {from} to {to}',
    mark: '{date}: {title}',
    list: 'Articles',
    more: 'Read more',
  },
  {
    title: 'Blog: la vida en la Costa del Sol',
    description:
      'Notas sobre la vida en la Costa del Sol: estaciones, cocina, ferias, trenes, colegios, torres y mar, y lo que todo ello supone para quien compra o alquila.',
    heading: 'Blog',
    filter: 'Artículos por categoría',
    all: 'Todos',
    year: 'Los artículos por fecha, de {from} a {to}',
    mark: '{date}: {title}',
    list: 'Artículos',
    more: 'Leer más',
  },
)
