import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Townhouses for sale, Costa del Sol',
    description:
      'Townhouses in Alborán Hills, on a lane with a walled court behind the door: what they are like, and how to ask for one.',
    heading: 'Townhouses',
    back: 'Property types',
    lead: 'A front door on a lane, neighbours on either side, and two or three floors of one’s own.',
    text: 'It has a stair of its own, a walled court or patio, and a lane without cars. There is no lift, and the shopping comes from the garage by trolley.',
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
        { title: 'Roof', text: 'Nobody lives above. The deed says whether it is yours to use.' },
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
      shown: 'Those shown here can be viewed now. Ask us about the others.',
      none: 'Ask, and we will tell you what there is.',
      contact: 'Contact for Availability',
      all: 'View All',
    },
    call: 'Walk the lane at noon. One\u00a0side of it is in\u00a0shade.',
    properties: 'All properties',
    impression: 'Pictures are computer-generated impressions.',
  },
  {
    title: 'Casas adosadas en venta, Costa del Sol',
    description:
      'Casas adosadas en Alborán Hills, en una calle estrecha y con patio tapiado tras la puerta: cómo son y cómo preguntar por una.',
    heading: 'Casas adosadas',
    back: 'Tipos de vivienda',
    lead: 'Puerta a la calle, vecinos pared con pared y dos o tres plantas propias.',
    text: 'Tiene escalera propia, un patio tapiado y una calle sin coches. No hay ascensor, y la compra sube del garaje en carrito.',
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
          text: 'Encima no vive nadie. El título dice si su uso es privativo.',
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
      title: 'Viviendas disponibles',
      updating: 'Estamos actualizando el listado de casas adosadas.',
      shown: 'Las que aparecen aquí ya se pueden visitar. Pregúntenos por las demás.',
      none: 'Pregúntenos y le diremos qué hay.',
      contact: 'Consultar disponibilidad',
      all: 'Ver todas',
    },
    call: 'Recorra la calle a mediodía. Una de las dos aceras está a la\u00a0sombra.',
    properties: 'Todas las viviendas',
    impression: 'Las imágenes son infografías.',
  },
)
