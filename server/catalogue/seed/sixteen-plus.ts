import type { SampleProperty } from './sample-property.ts'

export const sixteenPlusHomes: SampleProperty[] = [
  {
    id: 'sixteen-plus-01',
    slug: '16-plus-garden-villa',
    ref: '16P-G03',
    propertyType: 'apartment',
    development: '16+ Collection',
    location: 'Alborán Hills, Costa del Sol',
    price: 1190000,
    bedrooms: 3,
    bathrooms: 2,
    area: 118,
    terrace: 44,
    garden: 96,
    communityFees: 320,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'sixteen-garden',
      'living-sixteen',
      'kitchen-sixteen',
      'suite-sixteen',
      'bath-sixteen',
      'sixteen-poolside',
      'sixteen-dusk',
      'sixteen-steps',
      'sixteen-stone',
      'sixteen-aerial',
      'club-padel',
      'spa-pool',
    ],
    en: {
      title: 'Garden Villa, three bedrooms',
      description:
        'Living room and three bedrooms share a front sixteen metres long, level with the lawn. Own door, and a neighbour above.',
      longDescription: `Sixteen metres of façade make room for every window that matters.

The living room is in the middle. To its left is the principal bedroom with a bathroom; to its right are two smaller ones, which share the other. All of them give onto the terrace, and the terrace gives on ninety-six square metres of garden. There is no corridor to speak of. At the back, against the hill, lie a pantry, a laundry and cupboards for the whole length of the house.

It is called a villa and has its own front door, but there is a home above. The slab between the two is insulated against footsteps; a chair dragged at midnight is still a chair. From a garden you also see the sea between the trees rather than over them. The sport club is two minutes away. Two parking spaces and a store are underground.`,
      features: [
        'Façade of sixteen metres',
        'Terrace level with the living room, 44 m²',
        'Private garden, 96 m²',
        'Own front door',
        'Window to every room',
        'Pantry and laundry',
        'Aerothermal heating and cooling',
        'Two underground parking spaces',
        'Store room',
        'Sport club, 2 minutes',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Garden Villa de tres dormitorios',
      description:
        'Salón y tres dormitorios en una fachada de dieciséis metros, a ras de césped. Puerta propia y un vecino arriba.',
      longDescription: `En dieciséis metros de fachada caben todas las ventanas que importan.

El salón está en el centro. A un lado queda el dormitorio principal con su baño; al otro, dos más pequeños que comparten el segundo. Todos salen a la terraza, y la terraza, a un jardín de 96 m². Pasillo apenas hay. Detrás, contra la ladera, se han alineado la despensa, el lavadero y un frente de armarios que recorre la casa de punta a punta.

Se llama villa y tiene puerta a la calle, pero encima vive alguien. El forjado amortigua las pisadas; una silla arrastrada a medianoche sigue siendo una silla. Desde el jardín, además, el mar se ve entre los árboles y no por encima de ellos. El club deportivo está a dos minutos. Se incluyen dos plazas de garaje y un trastero.`,
      features: [
        'Fachada de dieciséis metros',
        'Terraza de 44 m² a la altura del salón',
        'Jardín privado de 96 m²',
        'Puerta independiente',
        'Ventana en todas las habitaciones',
        'Despensa y lavadero',
        'Climatización por aerotermia',
        'Dos plazas de garaje',
        'Trastero',
        'Club deportivo a dos minutos',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'sixteen-plus-02',
    slug: '16-plus-sky-villa',
    ref: '16P-S12',
    propertyType: 'apartment',
    development: '16+ Collection',
    location: 'Alborán Hills, Costa del Sol',
    price: 1340000,
    bedrooms: 3,
    bathrooms: 3,
    area: 128,
    terrace: 40,
    garden: null,
    communityFees: 335,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'terrace-sky',
      'living-sky',
      'kitchen-sixteen',
      'suite-sixteen',
      'bath-sixteen',
      'sixteen-dusk',
      'sixteen-steps',
      'sixteen-stone',
      'sixteen-aerial',
      'club-padel',
      'spa-pool',
      'resort-pool25',
    ],
    en: {
      title: 'Sky Villa, full-width terrace',
      description:
        'Three bedrooms on the upper floor, each with its piece of the view. The terrace is as long as the house, and not very deep.',
      longDescription: `From this floor the horizon is sixteen metres long.

Five openings divide it: two for the living room, one for each bedroom. Nothing is built in front. The kitchen stands in line with the sofas, so the cook has the view as well, and the principal bathroom has a window on the end wall. Entrance, laundry and wardrobes lie behind, along a gallery that takes its light from the stair.

The terrace runs the whole width. Forty square metres over sixteen metres leave it two and a half deep, so a table goes lengthways and a large party sits in a row. There is no garden to keep, and none to sit in; that belongs to the home below. A lift rises from two underground parking spaces to the gallery, and the store is on the same level as the cars. The sport club is two minutes away.`,
      features: [
        'Upper floor, nothing built in front',
        'Terrace along the whole façade, 40 m²',
        'Sea from every bedroom',
        'Bathroom to every bedroom',
        'Kitchen in line with the living room',
        'Gallery with fitted wardrobes',
        'Aerothermal heating and cooling',
        'Lift from the garage',
        'Two underground parking spaces',
        'Sport club, 2 minutes',
      ],
    },
    es: {
      title: 'Sky Villa con terraza de lado a lado',
      description:
        'Planta alta de tres dormitorios, todos frente al mar. La terraza es tan larga como la casa; de fondo anda más justa.',
      longDescription: `En esta planta el horizonte mide dieciséis metros.

Lo reparten cinco huecos: dos para el salón y uno para cada dormitorio. Delante no hay nada construido. La cocina está alineada con los sofás, de modo que quien guisa también mira al mar, y el baño principal tiene ventana al testero. La entrada, el lavadero y los armarios quedan detrás, en una galería que recibe la luz de la escalera.

La terraza ocupa toda la fachada. Son 40 m² para dieciséis metros, es decir, dos y medio de fondo: la mesa se pone a lo largo y, si vienen muchos, se sientan en fila. Jardín no hay que cuidar, pero tampoco se tiene; es de la casa de abajo. El ascensor sube desde las dos plazas de garaje hasta la galería, y el trastero está junto a los coches. Al club deportivo se tarda dos minutos.`,
      features: [
        'Planta alta sin nada construido delante',
        'Terraza de 40 m² en toda la fachada',
        'Vistas al mar desde todos los dormitorios',
        'Un baño por dormitorio',
        'Cocina alineada con el salón',
        'Galería con armarios empotrados',
        'Climatización por aerotermia',
        'Ascensor desde el garaje',
        'Dos plazas de garaje',
        'Club deportivo a dos minutos',
      ],
    },
  },
  {
    id: 'sixteen-plus-03',
    slug: '16-plus-sky-villa-solarium',
    ref: '16P-S17',
    propertyType: 'penthouse',
    development: '16+ Collection',
    location: 'Alborán Hills, Costa del Sol',
    price: 1560000,
    bedrooms: 3,
    bathrooms: 3,
    area: 130,
    terrace: 126,
    garden: null,
    communityFees: 360,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'terrace-solarium-deck',
      'living-sky',
      'kitchen-sixteen',
      'suite-sixteen',
      'bath-sixteen',
      'terrace-sky',
      'sixteen-steps',
      'sixteen-dusk',
      'sixteen-stone',
      'spa-pool',
      'club-padel',
      'resort-pool25',
    ],
    en: {
      title: 'Sky Villa Solarium',
      description:
        'The Collection’s largest plan, 130 m², with a terrace in front of the rooms and an open roof of 86 m² above them.',
      longDescription: `There is a terrace for the morning and a roof for everything after it.

The terrace, forty square metres, lies in front of the rooms. From its east end an outdoor stair goes up to the solarium: eighty-six more, with a kitchen, a shower and a view on four sides. Below, three bedrooms and three bathrooms share 130 m², the most the Collection builds. The living room has one corner and the principal bedroom the other; the remaining two stand between them.

A roof is outdoors in every sense. There is no room up there and no bathroom, and what is forgotten downstairs is fetched down the same stair, in January perhaps with an umbrella. Posts and sails for shade are supplied. The deck is insulated, so the bedrooms underneath stay cool. Parking is for two cars, underground, with a lift, and the sport club is two minutes away.`,
      features: [
        'Roof solarium, 86 m²',
        'Front terrace, 40 m²',
        'Outdoor kitchen and shower',
        'View on four sides',
        'Bathroom to every bedroom',
        'Shade sails and posts',
        'Aerothermal heating and cooling',
        'Two underground parking spaces',
        'Lift from the garage',
        'Sport club, 2 minutes',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Sky Villa con solárium',
      description:
        'La vivienda más amplia de la colección: 130 m², con una terraza delante y 86 m² de azotea encima.',
      longDescription: `Para la mañana está la terraza; para el resto del día, la azotea.

La terraza, de 40 m², se extiende ante las habitaciones. De su extremo este arranca una escalera exterior que lleva al solárium: otros 86 m² con cocina, ducha y vistas a los cuatro lados. Abajo, tres dormitorios y tres baños se reparten 130 m², el máximo de la colección. El salón y el dormitorio principal se quedan con las esquinas, y los otros dos, con el centro.

Una azotea queda a la intemperie, con lo que eso supone. Arriba no hay cuarto ni aseo, y por lo que se olvida se baja por la misma escalera, en enero quizá con paraguas. Se entregan los postes y las velas para dar sombra. La cubierta está aislada, y los dormitorios de debajo se mantienen frescos. Hay dos plazas de garaje con ascensor, y el club deportivo está a dos minutos.`,
      features: [
        'Solárium de 86 m² en la cubierta',
        'Terraza delantera de 40 m²',
        'Cocina y ducha exteriores',
        'Vistas a los cuatro lados',
        'Un baño por dormitorio',
        'Velas de sombra con postes',
        'Climatización por aerotermia',
        'Dos plazas de garaje',
        'Ascensor desde el garaje',
        'Club deportivo a dos minutos',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
]
