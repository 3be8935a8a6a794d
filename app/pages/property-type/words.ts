import { translations } from '#app/words.ts'

export const words = translations(
  {
    back: 'Property types',
    features: 'Key features',
    available: 'Available Properties',
    all: 'View All',
    types: {
      apartments: {
        title: 'Apartments for sale, Costa del Sol',
        description:
          'Apartments in Alborán Hills, on one floor with a terrace in front: what they are like, and those for sale.',
        heading: 'Apartments',
        lead: 'One floor, one key, and a terrace the width of the living room. An apartment is the home here that asks least of its owner.',
        text: 'What it asks for instead is a monthly fee, and neighbours. The gardens, the pools and the lift are kept by the community; you close the door and go. Choose the floor before you choose the plan: the ground floor has the garden, the first has the shade of the trees, the upper ones have the sea.',
        keys: [
          'One level, no stairs inside',
          'A terrace for every apartment',
          'Lift in most buildings',
          'Communal pools and gardens',
          '{bedrooms}',
          'Gated security, 24/7',
        ],
        call: 'Compare the same plan on two floors before you choose.',
      },
      villas: {
        title: 'Villas for sale, Costa del Sol',
        description:
          'Villas in Alborán Hills, on their own ground with pool and garden: what they are like, and those for sale.',
        heading: 'Villas',
        lead: 'A detached house on its own plot or, at Waterfall, a garden villa beside the park.',
        text: 'The garden, the pool and the roof are yours to keep. Allow for a gardener, for pool care all year and for paint every few years; the community fees of each villa are on its page, and they are for the roads, the gate and what is shared.',
        keys: [
          'Own plot or garden',
          'Private pool, except at the garden villas',
          'Terrace beside the living room',
          '{bedrooms}',
          'Parking for two cars or more',
          'Resort pool, spa and courts',
        ],
        call: 'See the same villa at nine and at six.',
      },
      penthouses: {
        title: 'Penthouses for sale, Costa del Sol',
        description:
          'Penthouses in Alborán Hills, the top floor with its roof: what they are like, and those for sale.',
        heading: 'Penthouses',
        lead: 'An apartment on the top floor, with a terrace or with the roof itself. There is nobody above you, and on clear mornings Africa can be seen.',
        text: 'The roof has the first sun and the last wind: in August one uses it before ten and after seven. What makes it a room is shade, water and a socket; the page of each penthouse says which of them it has.',
        keys: [
          'Top floor',
          'Terrace or solarium',
          'Nobody above',
          '{bedrooms}',
          'Underground parking',
          'Gated security, 24/7',
        ],
        call: 'Come and see one at seven in the evening.',
      },
    },
    sides: {
      title: 'Four sides, four hours',
      list: [
        {
          letter: 'N',
          title: 'The gate',
          text: 'Cool, shut and plain. The drive, the laundry, and the walk from the car that stays in shade until ten.',
        },
        {
          letter: 'E',
          title: 'Breakfast',
          text: 'Sun from the moment it rises until eleven, and then none. The principal bedroom is on this side, with a blind.',
        },
        {
          letter: 'S',
          title: 'The pool',
          text: 'Terrace, water, horizon. In winter the sun comes in as far as the back wall; in summer the slab stops it at the glass.',
        },
        {
          letter: 'W',
          title: 'The evening',
          text: 'Low sun and the only wind worth naming. Three trees are planted against it and a table is put behind them.',
        },
      ],
    },
    contact: 'Contact Us',
    properties: 'All properties',
  },
  {
    back: 'Tipos de vivienda',
    features: 'Lo esencial',
    available: 'Viviendas disponibles',
    all: 'Ver todas',
    types: {
      apartments: {
        title: 'Apartamentos en venta, Costa del Sol',
        description:
          'Apartamentos en Alborán Hills, en una planta y con la terraza delante: cómo son y cuáles están a la venta.',
        heading: 'Apartamentos',
        lead: 'Una planta, una llave y una terraza tan ancha como el salón. De las casas de aquí, el apartamento es la que menos pide a su dueño.',
        text: 'Pide, eso sí, una cuota al mes y llevarse bien con los vecinos. De los jardines, las piscinas y el ascensor se ocupa la comunidad; usted cierra y se va. Elija la planta antes que el plano: el bajo tiene el jardín, el primero la sombra de los árboles y los altos el mar.',
        keys: [
          'Una sola planta, sin escaleras dentro',
          'Terraza en todos',
          'Ascensor en casi todos los edificios',
          'Piscinas y jardines comunitarios',
          '{bedrooms}',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        call: 'Compare el mismo plano en dos plantas antes de elegir.',
      },
      villas: {
        title: 'Villas en venta, Costa del Sol',
        description:
          'Villas en Alborán Hills, en parcela propia con piscina y jardín: cómo son y cuáles están a la venta.',
        heading: 'Villas',
        lead: 'Casa exenta en parcela propia o, en Waterfall, villa con jardín junto al parque.',
        text: 'El jardín, la piscina y la cubierta los cuida usted. Cuente con un jardinero, con el mantenimiento de la piscina todo el año y con una mano de pintura cada pocos años; la cuota de comunidad de cada villa está en su ficha y es para las calles, la entrada y lo que se comparte.',
        keys: [
          'Parcela o jardín propio',
          'Piscina privada, salvo en las villas con jardín de Waterfall',
          'Terraza junto al salón',
          '{bedrooms}',
          'Aparcamiento para dos coches o más',
          'Piscina, spa y pistas de la urbanización',
        ],
        call: 'Vea la misma villa a las nueve y a las seis.',
      },
      penthouses: {
        title: 'Áticos en venta, Costa del Sol',
        description:
          'Áticos en Alborán Hills, la última planta con su cubierta: cómo son y cuáles están a la venta.',
        heading: 'Áticos',
        lead: 'Un apartamento en la última planta, con terraza o con la propia cubierta. Encima no vive nadie y, en las mañanas claras, se ve África.',
        text: 'A la cubierta llega el primer sol y de ella se va el último viento: en agosto se usa antes de las diez y después de las siete. Lo que la convierte en una habitación es la sombra, el agua y un enchufe; la ficha de cada ático dice con qué cuenta.',
        keys: [
          'Última planta',
          'Terraza o solárium',
          'Nadie encima',
          '{bedrooms}',
          'Garaje',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        call: 'Venga a ver uno a las siete de la tarde.',
      },
    },
    sides: {
      title: 'Cuatro lados, cuatro horas',
      list: [
        {
          letter: 'N',
          title: 'La entrada',
          text: 'Fresca, cerrada y sencilla. El camino, el lavadero y el paso desde el coche, que tiene sombra hasta las diez.',
        },
        {
          letter: 'E',
          title: 'El desayuno',
          text: 'Sol desde que sale hasta las once, y luego nada. A este lado da el dormitorio principal, con su persiana.',
        },
        {
          letter: 'S',
          title: 'La piscina',
          text: 'Terraza, agua, horizonte. En invierno el sol entra hasta la pared del fondo; en verano el forjado lo detiene en el cristal.',
        },
        {
          letter: 'O',
          title: 'La tarde',
          text: 'Sol bajo y el único viento que merece nombre. Contra él se plantan tres árboles y, detrás, se pone una mesa.',
        },
      ],
    },
    contact: 'Contacto',
    properties: 'Todas las viviendas',
  },
)

export type TypeWords = (typeof words)['en']
