import { catalogue } from '#app/words.ts'

export const words = catalogue(
  {
    title: 'Townhouses for sale, Costa del Sol',
    description:
      'Townhouses in Alborán Hills, on a lane with a walled court behind the door: what they are like, and how to ask for one.',
    heading: 'Townhouses',
    back: 'Property types',
    lead: 'A front door on a lane, and a neighbour on each side. A townhouse is a house that has agreed to share its walls.',
    text: 'In exchange it gets a stair of its own, a court that nobody looks into, and a lane too narrow for cars. It asks for legs: there are two floors or three and no lift, and the shopping comes from the garage by trolley.',
    features: 'Key features',
    keys: [
      'Own front door on the lane',
      'Walled court',
      'Two or three floors, no lift',
      '{bedrooms}',
      'Parking space in the garage',
      'Community pool and gated security',
    ],
    section: {
      title: 'Ground to sky',
      text: 'Three fronts of one lane. The blue part is the part you buy, and it goes from the pavement to the roof.',
      floors: [
        { title: 'Roof', text: 'Yours, with the air above it. The sun reaches it first.' },
        {
          title: 'Upper floor',
          text: 'Bedrooms. Shutters on the lane side, the sea on the other.',
        },
        {
          title: 'Ground floor',
          text: 'Door, court, kitchen; cool in August, and lit from the back.',
        },
      ],
    },
    listings: {
      title: 'Available Properties',
      updating: 'Our townhouse listings are being updated.',
      shown: 'Those shown here can be visited now. For the others, ask.',
      none: 'Ask, and we will say what there is.',
      contact: 'Contact for Availability',
      all: 'View All',
    },
    call: 'Walk the lane at noon. One\u00a0side of it is in\u00a0shade.',
    properties: 'All properties',
    impression: 'Pictures are computer-generated impressions.',
  },
  {
    title: 'Casas adosadas en venta en la Costa del Sol',
    description:
      'Casas adosadas en Alborán Hills, en una calle estrecha y con patio tapiado tras la puerta: cómo son y cómo preguntar por una.',
    heading: 'Casas adosadas',
    back: 'Tipos de vivienda',
    lead: 'Puerta a la calle y un vecino a cada lado. La adosada es una casa que ha aceptado compartir sus paredes.',
    text: 'A cambio tiene escalera propia, un patio al que no se asoma nadie y una calle en la que no caben los coches. Pide piernas: son dos o tres plantas sin ascensor, y la compra sube del garaje en carrito.',
    features: 'Lo esencial',
    keys: [
      'Puerta propia a la calle',
      'Patio con tapia',
      'Dos o tres plantas, sin ascensor',
      '{bedrooms}',
      'Plaza de garaje',
      'Piscina comunitaria y recinto vigilado',
    ],
    section: {
      title: 'Del suelo al cielo',
      text: 'Tres fachadas de una misma calle. Lo azul es lo que se compra, y va de la acera a la cubierta.',
      floors: [
        {
          title: 'Cubierta',
          text: 'Es suya, con el aire que tiene encima. El sol le llega antes que a nadie.',
        },
        {
          title: 'Planta alta',
          text: 'Los dormitorios: contraventanas a la calle y, al otro lado, el mar.',
        },
        {
          title: 'Planta baja',
          text: 'Puerta, patio, cocina; fresca en agosto y con la luz por detrás.',
        },
      ],
    },
    listings: {
      title: 'Propiedades disponibles',
      updating: 'Estamos actualizando el listado de casas adosadas.',
      shown: 'Las que aparecen aquí ya se pueden visitar. Por las demás, pregunte.',
      none: 'Pregúntenos y le diremos qué hay.',
      contact: 'Consultar disponibilidad',
      all: 'Ver todas',
    },
    call: 'Recorra la calle a mediodía. Una de las dos aceras está a la\u00a0sombra.',
    properties: 'Todas las propiedades',
    impression: 'Las imágenes son recreaciones por ordenador.',
  },
)
