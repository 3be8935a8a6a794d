import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Property types on the Costa del Sol',
    description:
      'Apartments, penthouses, townhouses, villas and the developments of Alborán Hills: what each type is, and what part of it is yours.',
    heading: 'What is yours, in\u00a0blue',
    intro:
      'A type of home is a question of where it stops. Five fronts at one scale; the blue part is the part you buy.',
    street: {
      label: 'Types',
      fronts: [
        { title: 'Apartment', text: 'One floor of a building, or part of it, and its terrace.' },
        { title: 'Penthouse', text: 'The last floor, with a terrace or the roof.' },
        { title: 'Townhouse', text: 'Ground to sky, between two others.' },
        { title: '16+', text: 'A floor to itself, sixteen metres wide.' },
        { title: 'Villa', text: 'The house and its garden.' },
      ],
    },
    list: 'All property types',
    price: 'Price from {price}',
    view: 'View Properties',
    homes: { title: 'Properties', all: 'All properties' },
    call: {
      title: 'Not sure which? We can help you choose.',
      contact: 'Contact Us',
      view: 'View Properties',
    },
  },
  {
    title: 'Tipos de vivienda en la Costa del Sol',
    description:
      'Apartamentos, áticos, casas adosadas, villas y las promociones de Alborán Hills: qué es cada tipo y qué parte de cada uno es suya.',
    heading: 'Lo que es suyo, en\u00a0azul',
    intro:
      'Un tipo de vivienda se define por dónde acaba. Cinco fachadas a la misma escala; lo azul es lo que se compra.',
    street: {
      label: 'Tipos',
      fronts: [
        {
          title: 'Apartamento',
          text: 'Una planta de un edificio, o parte de ella, con su terraza.',
        },
        { title: 'Ático', text: 'La última planta, con terraza o azotea.' },
        { title: 'Casa adosada', text: 'Del suelo al cielo, entre otras dos.' },
        { title: '16+', text: 'Toda una planta, de dieciséis metros de ancho.' },
        { title: 'Villa', text: 'La casa y su jardín.' },
      ],
    },
    list: 'Todos los tipos de vivienda',
    price: 'Precio desde {price}',
    view: 'Ver viviendas',
    homes: { title: 'Viviendas', all: 'Todas las viviendas' },
    call: {
      title: '¿Duda entre varios? Le ayudamos a elegir.',
      contact: 'Contacto',
      view: 'Ver viviendas',
    },
  },
)
