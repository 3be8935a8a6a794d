import { catalogue } from '#app/words.ts'

export const words = catalogue(
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
          'Terrace to the south or south-west',
          'Lift in most buildings',
          'Communal pools and gardens',
          'Two or three bedrooms',
          'Gated security, 24/7',
        ],
        call: 'See the same plan on two floors. It is not the same apartment.',
      },
      villas: {
        title: 'Villas for sale, Costa del Sol',
        description:
          'Villas in Alborán Hills, on their own ground with pool and garden: what they are like, and those for sale.',
        heading: 'Villas',
        lead: 'A detached house on its own plot. A villa is the only home here that can choose what each of its sides is for.',
        text: 'The garden, the pool and the roof are yours to keep; our estimate says the cost.',
        keys: [
          'Own plot, walled',
          'Private pool',
          'South terrace on the level of the living room',
          'Three to five bedrooms',
          'Parking inside the gate',
          'Resort pool, spa and courts',
        ],
        call: 'See the same villa at nine and at six. It is not the same villa.',
      },
      penthouses: {
        title: 'Penthouses for sale, Costa del Sol',
        description:
          'Penthouses in Alborán Hills, the top floor with its roof: what they are like, and those for sale.',
        heading: 'Penthouses',
        lead: 'An apartment that has kept the roof. There is nobody above you, and on clear mornings there is Africa in front.',
        text: 'The roof is also where the sun goes first and the wind stays longest. Ours have a pergola, water and power up there, so that it is a room and not a view; even so, in August one uses it before ten and after seven.',
        keys: [
          'Top floor',
          'Nothing built in front',
          'Terrace or solarium',
          'Pergola with water and power',
          'Two to four bedrooms',
          'Parking',
        ],
        call: 'Come up at seven in the evening. Bring something to drink.',
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
    available: 'Propiedades disponibles',
    all: 'Ver todas',
    types: {
      apartments: {
        title: 'Apartamentos en venta en la Costa del Sol',
        description:
          'Apartamentos en Alborán Hills, en una planta y con la terraza delante: cómo son y cuáles están a la venta.',
        heading: 'Apartamentos',
        lead: 'Una planta, una llave y una terraza tan ancha como el salón. De las casas de aquí, el apartamento es la que menos pide a su dueño.',
        text: 'Pide, eso sí, una cuota al mes y llevarse bien con los vecinos. De los jardines, las piscinas y el ascensor se ocupa la comunidad; usted cierra y se va. Elija la planta antes que el plano: el bajo tiene el jardín, el primero la sombra de los árboles y los altos el mar.',
        keys: [
          'Una sola planta, sin escaleras dentro',
          'Terraza al sur o al suroeste',
          'Ascensor en casi todos los edificios',
          'Piscinas y jardines comunitarios',
          'Dos o tres dormitorios',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        call: 'Vea el mismo plano en dos plantas distintas. No es el mismo apartamento.',
      },
      villas: {
        title: 'Villas en venta en la Costa del Sol',
        description:
          'Villas en Alborán Hills, en parcela propia con piscina y jardín: cómo son y cuáles están a la venta.',
        heading: 'Villas',
        lead: 'Casa exenta en parcela propia. La villa es la única casa de aquí que decide para qué sirve cada uno de sus lados.',
        text: 'El jardín, la piscina y la cubierta los cuida usted; le decimos cuánto cuestan.',
        keys: [
          'Parcela propia, con tapia',
          'Piscina privada',
          'Terraza al sur, a nivel del salón',
          'De tres a cinco dormitorios',
          'Aparcamiento dentro de la parcela',
          'Piscina, spa y pistas del resort',
        ],
        call: 'Vea la misma villa a las nueve y a las seis. No es la misma villa.',
      },
      penthouses: {
        title: 'Áticos en venta en la Costa del Sol',
        description:
          'Áticos en Alborán Hills, la última planta con su cubierta: cómo son y cuáles están a la venta.',
        heading: 'Áticos',
        lead: 'Un apartamento que se ha quedado con la cubierta. Encima no vive nadie y, en las mañanas claras, enfrente está África.',
        text: 'La cubierta es también adonde llega antes el sol y de donde más tarda en irse el viento. Las nuestras tienen pérgola, agua y luz, para que sean una habitación y no solo unas vistas; aun así, en agosto se usan antes de las diez y después de las siete.',
        keys: [
          'Última planta',
          'Nada construido delante',
          'Terraza o solárium',
          'Pérgola con agua y luz',
          'De dos a cuatro dormitorios',
          'Garaje',
        ],
        call: 'Suba a las siete de la tarde. Traiga algo de beber.',
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
    properties: 'Todas las propiedades',
  },
)

export type TypeWords = (typeof words)['en']
