import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Alborán Residences | Homes above the sea, Costa del Sol',
    description: {
      sale: 'Apartments, townhouses, penthouses and villas for sale in one gated resort community on the Costa del Sol.',
      both: 'Apartments, townhouses, penthouses and villas for sale and to let in one gated resort community on the Costa del Sol.',
    },
    hero: {
      title: 'The sea, at eye\u00a0level.',
      text: {
        sale: 'Apartments, townhouses, penthouses and villas for sale on the Costa del Sol.',
        both: 'Apartments, townhouses, penthouses and villas for sale and to let on the Costa del Sol.',
      },
      properties: 'View Properties',
      rentals: 'Explore Rentals',
    },
    place: {
      text: 'One gated community on a slope of the Costa del Sol, with the sea in front of it.',
      ruler: 'By car from the gate, in minutes, as advertised in {advertised}',
      stops: ['The gate', 'Beach', 'Airport', 'City centre{cityName}', 'Resort town{townName}'],
    },
    services: {
      title: 'Buy, let, furnish, look\u00a0after.',
      cards: [
        {
          title: 'Property',
          text: 'Every home with its price, its taxes and what it costs to own.',
          link: 'Explore Properties',
        },
        {
          title: 'Rentals',
          text: 'Gross yields of 5\u2060–\u20608% a year as advertised in {advertised}, with the arithmetic shown.',
          link: 'View Rentals',
        },
        {
          title: 'Furniture',
          text: 'Three complete packages, in place before you arrive.',
          link: 'Browse Furniture',
        },
        {
          title: 'Services',
          text: 'Management, maintenance and concierge. Coming soon.',
          link: 'Discover Services',
        },
      ],
    },
    resort: {
      title: 'The resort, in six\u00a0figures',
      figures: [
        {
          figure: '{sunDays}+',
          unit: '',
          title: 'Days of sun',
          text: 'Every year. Terraces here are planned as rooms: deep enough to dine on, and turned to the water.',
        },
        {
          figure: '{pool}',
          unit: 'm',
          title: 'Heated pool and spa',
          text: 'Heated all winter, so a length in February is a length. The spa is beside it.',
        },
        {
          figure: '20 × 10',
          unit: 'm',
          title: 'Padel and tennis',
          text: 'Padel courts of this regulation size, with tennis courts next to them. Both are a walk away, not a drive.',
        },
        {
          figure: '24/7',
          unit: '',
          title: 'Gated security',
          text: 'The gate is staffed day and night.',
        },
        {
          figure: '7',
          unit: 'days',
          title: 'Concierge',
          text: 'Someone to ask, every day of the week: a table, a transfer, a key for the plumber.',
        },
        {
          figure: '{airport}',
          unit: 'min',
          title: 'From the airport',
          text: 'By car; under thirty minutes to the nearest big city, and Michelin-starred restaurants to drive to for dinner.',
        },
      ],
      captions: [
        'The pool at nine in the morning.',
        'The padel court, rackets left on the bench.',
        'The gate, open, an hour before sunset.',
      ],
    },
    featured: {
      title: 'For sale now, from {lowest}',
      unpriced: 'For sale now',
      all: 'All {n} homes, with prices',
      none: 'All properties',
      plan: 'Where they stand: the plan of the resort',
      developments: 'Developments and types',
    },
    call: {
      title: 'Come and see one, any day of the week.',
      viewing: 'Arrange a viewing',
      search: 'Search Properties',
      contact: 'Contact Us',
    },
  },
  {
    title: 'Alborán Residences | Viviendas sobre el mar, Costa del Sol',
    description: {
      sale: 'Apartamentos, casas adosadas, áticos y villas en venta, en una urbanización privada de la Costa del Sol.',
      both: 'Apartamentos, casas adosadas, áticos y villas en venta y alquiler, en una urbanización privada de la Costa del Sol.',
    },
    hero: {
      title: 'El mar, a la altura de los\u00a0ojos.',
      text: {
        sale: 'Apartamentos, casas adosadas, áticos y villas en venta en la Costa del Sol.',
        both: 'Apartamentos, casas adosadas, áticos y villas en venta y en alquiler en la Costa del Sol.',
      },
      properties: 'Ver viviendas',
      rentals: 'Ver alquileres',
    },
    place: {
      text: 'Una urbanización privada en una ladera de la Costa del Sol, con el mar delante.',
      ruler: 'En coche desde la entrada, en minutos, según lo anunciado en {advertised}',
      stops: [
        'La entrada',
        'Playa',
        'Aeropuerto',
        'Centro de la ciudad{cityName}',
        'Localidad turística{townName}',
      ],
    },
    services: {
      title: 'Comprar, alquilar, amueblar,\u00a0cuidar.',
      cards: [
        {
          title: 'Viviendas',
          text: 'Cada vivienda con su precio, sus impuestos y lo que cuesta tenerla.',
          link: 'Ver viviendas',
        },
        {
          title: 'Alquileres',
          text: 'Rentabilidades brutas del 5 al 8 % anual, según lo anunciado en {advertised}, con las cuentas a la vista.',
          link: 'Ver alquileres',
        },
        {
          title: 'Mobiliario',
          text: 'Tres paquetes completos, instalados antes de su llegada.',
          link: 'Ver mobiliario',
        },
        {
          title: 'Servicios',
          text: 'Gestión, mantenimiento y servicio de conserjería. Próximamente.',
          link: 'Ver servicios',
        },
      ],
    },
    resort: {
      title: 'La urbanización, en seis\u00a0cifras',
      figures: [
        {
          figure: '{sunDays}+',
          unit: '',
          title: 'Días de sol',
          text: 'Todos los años. Las terrazas se proyectan como habitaciones: con espacio para comer y vistas al agua.',
        },
        {
          figure: '{pool}',
          unit: 'm',
          title: 'Piscina climatizada y spa',
          text: 'Climatizada todo el invierno: en febrero también se nada. El spa está al lado.',
        },
        {
          figure: '20 × 10',
          unit: 'm',
          title: 'Pádel y tenis',
          text: 'Pistas de pádel de esta medida, la reglamentaria, y pistas de tenis junto a ellas. Se va andando.',
        },
        {
          figure: '24/7',
          unit: '',
          title: 'Recinto vigilado',
          text: 'La entrada está atendida día y noche.',
        },
        {
          figure: '7',
          unit: 'días',
          title: 'Servicio de conserjería',
          text: 'Alguien a quien preguntar, todos los días: una mesa, un traslado, la llave para el fontanero.',
        },
        {
          figure: '{airport}',
          unit: 'min',
          title: 'Del aeropuerto',
          text: 'En coche; a menos de treinta minutos de la gran ciudad más próxima y de restaurantes con estrella Michelin a los que ir a cenar.',
        },
      ],
      captions: [
        'La piscina a las nueve, antes que nadie.',
        'La pista de pádel, con las palas en el banco.',
        'La verja, abierta, una hora antes de que se ponga el sol.',
      ],
    },
    featured: {
      title: 'En venta ahora, desde {lowest}',
      unpriced: 'En venta ahora',
      all: 'Las {n} viviendas, con sus precios',
      none: 'Todas las viviendas',
      plan: 'Dónde están: el plano de la urbanización',
      developments: 'Promociones y tipos',
    },
    call: {
      title: 'Venga a ver una, cualquier día de la semana.',
      viewing: 'Concertar una visita',
      search: 'Buscar viviendas',
      contact: 'Contacto',
    },
  },
)
