import { translations } from '#app/words.ts'

export const words = translations(
  {
    heading: 'Pictures',
    title: 'Pictures of {name}, {ref}',
    titleOfDevelopment: 'Pictures of {name}',
    description: {
      one: 'The picture of {name} in full size.',
      other: 'All {n} pictures of {name} in full size: rooms, terraces and surroundings.',
    },
    list: 'All pictures',
    open: 'Full screen',
    impression: {
      new: 'Computer-generated impressions. The finished home may differ.',
      resale: 'Computer-generated impressions of the home and the resort.',
    },
  },
  {
    heading: 'Imágenes',
    title: 'Imágenes de {name}, {ref}',
    titleOfDevelopment: 'Imágenes de {name}',
    description: {
      one: 'La imagen de {name} a tamaño completo.',
      other: 'Las {n} imágenes de {name} a tamaño completo: estancias, terrazas y alrededores.',
    },
    list: 'Todas las imágenes',
    open: 'Pantalla completa',
    impression: {
      new: 'Infografías. La vivienda terminada puede variar.',
      resale: 'Infografías de la vivienda y de la urbanización.',
    },
  },
)
