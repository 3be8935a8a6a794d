import { requestText } from '#app/content/packages.ts'
import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Furniture: Essential, Premium, Luxury',
    description:
      'Three complete furniture packages for homes at Alborán Hills, compared part by part, and a fourth drawn for you.',
    heading: 'Furnished before you\u00a0arrive',
    lead: 'One home, drawn three times. In pink, what each package adds to the one before.',
    key: { contained: 'In the package', added: 'Added by this package' },
    table: {
      label: 'The three packages compared',
      parts: {
        living: 'Living',
        dining: 'Dining',
        bedrooms: 'Bedrooms',
        kitchen: 'Kitchen',
        light: 'Light, curtains',
        terrace: 'Terrace',
        walls: 'Walls',
      },
      none: 'Not included',
      price: 'Guide price on request.',
      request: 'Request Details',
      requestText: requestText.en,
    },
    rooms: {
      title: 'The same room, the same hour',
      choose: 'Package',
      impression: 'Computer-generated impressions. Pieces and colours can vary.',
    },
    inventory: {
      title: 'Piece by piece',
      text: 'For a home with two bedrooms; others in proportion. The proposal lists every piece with its measurements.',
    },
    custom: {
      title: 'Or measured for your walls',
      lead: 'Custom solutions: if none of the three is right, we draw a fourth.',
      steps: [
        {
          title: 'Consultation',
          text: 'We measure the rooms and ask how you live in them: how many sleep there, who cooks, whether you mean to let it.',
        },
        {
          title: 'Proposal',
          text: 'You get the drawing with every piece in it, a list and one price. Change what you like.',
        },
        {
          title: 'Implementation',
          text: 'It is delivered, built, hung and cleaned. We send a photograph and leave the key.',
        },
      ],
    },
    call: {
      title: 'Tell us which home, and we will send the\u00a0drawing.',
      contact: 'Contact Us',
      view: 'View Properties',
    },
  },
  {
    title: 'Mobiliario: Essential, Premium y Luxury',
    description:
      'Tres paquetes completos de mobiliario para las casas de Alborán Hills, comparados parte por parte, y un cuarto a medida.',
    heading: 'Amueblada antes de que usted\u00a0llegue',
    lead: 'La misma casa, dibujada tres veces. En rosa, lo que cada paquete añade al anterior.',
    key: { contained: 'En el paquete', added: 'Lo añade este paquete' },
    table: {
      label: 'Los tres paquetes, comparados',
      parts: {
        living: 'Salón',
        dining: 'Comedor',
        bedrooms: 'Dormitorios',
        kitchen: 'Cocina',
        light: 'Luz, cortinas',
        terrace: 'Terraza',
        walls: 'Paredes',
      },
      none: 'No incluido',
      price: 'Precio orientativo, a consultar.',
      request: 'Consultar detalles',
      requestText: requestText.es,
    },
    rooms: {
      title: 'El mismo salón, a la misma hora',
      choose: 'Paquete',
      impression: 'Infografías. Las piezas y los colores pueden variar.',
    },
    inventory: {
      title: 'Pieza a pieza',
      text: 'Para una casa de dos dormitorios; las demás, en proporción. La propuesta detalla cada pieza con sus medidas.',
    },
    custom: {
      title: 'O a la medida de sus paredes',
      lead: 'Soluciones a medida: si ninguno de los tres encaja, dibujamos un cuarto.',
      steps: [
        {
          title: 'Consulta',
          text: 'Medimos las habitaciones y preguntamos cómo vive en ellas: cuántos duermen, quién cocina, si piensa alquilarla.',
        },
        {
          title: 'Propuesta',
          text: 'Recibe el dibujo con cada pieza, una lista y un solo precio. Cambie lo que quiera.',
        },
        {
          title: 'Montaje',
          text: 'Se entrega, se monta, se cuelga y se limpia. Enviamos una foto y dejamos la llave.',
        },
      ],
    },
    call: {
      title: 'Díganos qué casa es y le enviaremos el\u00a0dibujo.',
      contact: 'Contacto',
      view: 'Ver viviendas',
    },
  },
)
