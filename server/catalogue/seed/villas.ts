import type { SampleProperty } from './sample-property.ts'

export const villas: SampleProperty[] = [
  {
    id: 'villa-001',
    slug: 'villa-on-the-lower-road',
    ref: 'R48120716',
    propertyType: 'villa',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 1800000,
    bedrooms: 5,
    bathrooms: 5,
    area: 412,
    terrace: 96,
    garden: 1150,
    communityFees: 520,
    energyRating: 'B',
    status: 'available',
    pictures: [
      'home-hero',
      'living-room',
      'dining-villa',
      'kitchen-villa',
      'suite-villa',
      'bath-villa',
      'home-evening',
      'resort-garden',
      'resort-pool25',
      'spa-pool',
      'restaurant-dusk',
      'gate-gate',
    ],
    en: {
      title: 'Villa on the lower road',
      description:
        'Five bedrooms, a pool on the level of the living room and a garden that ends at the view. The road stays behind the house.',
      longDescription: `The house keeps its back to the road and gives everything else to the south.

You arrive on the north side, which is cool and plain, and cross a hall to a living room that shows pool and horizon at once. The floor outside is the floor inside. The kitchen, to the east, has the first sun, with a pantry and a laundry behind it. The dining room, to the west, has the last. One bedroom is on this level. Four are upstairs, three of them on a terrace above the water. Each has a bathroom.

A plot of 1,150 m² and a pool with an infinity edge want a gardener, and the price does not include one. This is the lowest road on the estate: an easy walk to the gate, a steep one back from the courts. The garage takes two cars, and two more stand inside the wall. The shaft for a lift is built; the lift itself is not.`,
      features: [
        'Walled plot, 1,150 m²',
        'Infinity pool facing south',
        'Upper terrace above the pool',
        'Bathroom to every bedroom',
        'Ground-floor guest bedroom',
        'Kitchen with pantry and laundry',
        'Underfloor heating, aerothermal',
        'Garage for two cars',
        'Lift shaft in place',
        'Alarm and gated security, 24/7',
      ],
    },
    es: {
      title: 'Villa abierta al sur en la calle baja',
      description:
        'Cinco dormitorios con baño, la piscina a la altura del salón y un jardín que termina en las vistas. La calle queda a la espalda.',
      longDescription: `La casa da la espalda a la calle y reserva al sur todo lo demás.

Se llega por el norte, la cara fresca y sobria. Al cruzar el vestíbulo aparecen de una vez el salón, el agua y el horizonte, con un mismo pavimento dentro y fuera. La cocina, a levante, recibe el primer sol y guarda detrás la despensa y el lavadero; el comedor, a poniente, recibe el último. En esta planta hay un dormitorio. Los otros cuatro están arriba, tres de ellos con salida a una terraza sobre la piscina. Todos tienen baño.

Una parcela de 1.150 m² y una piscina desbordante piden jardinero, que corre por cuenta del propietario. Es la calle más baja de la urbanización: hasta la entrada se va sin esfuerzo y de las pistas se vuelve cuesta arriba. En el garaje caben dos coches y otros dos tras la tapia. El hueco del ascensor está hecho; falta instalarlo.`,
      features: [
        'Parcela cercada de 1.150 m²',
        'Piscina desbordante al sur',
        'Terraza alta sobre la piscina',
        'Un baño por dormitorio',
        'Dormitorio de invitados en planta baja',
        'Cocina con despensa y lavadero',
        'Suelo radiante por aerotermia',
        'Garaje para dos coches',
        'Hueco de ascensor ya construido',
        'Alarma y vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'villa-002',
    slug: 'travertine-villa-evening-terrace',
    ref: 'R48660312',
    propertyType: 'villa',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 1250000,
    bedrooms: 4,
    bathrooms: 4,
    area: 286,
    terrace: 74,
    garden: 780,
    communityFees: 430,
    energyRating: 'C',
    status: 'available',
    pictures: [
      'villa-evening',
      'living-travertine',
      'kitchen-villa',
      'suite-travertine',
      'bath-villa',
      'villa-pool',
      'resort-garden',
      'resort-pool25',
      'spa-pool',
      'club-padel',
      'restaurant-dusk',
      'gate-gate',
    ],
    en: {
      title: 'Travertine villa, evening terrace',
      description:
        'Four bedrooms on two floors, timber ceilings, and an upper terrace that keeps the sun to the last minute. Part of the plot is a bank.',
      longDescription: `Travertine outside, timber overhead, and an upper floor turned entirely towards the evening.

Three rooms stand in a row beside the pool: kitchen, table, sofas. The doors between them slide into the wall, so the row can be one room or three. A straight stair, lit from the side, divides the floor above. To the west lie the principal bedroom and its terrace. To the east are the other three, which wake earlier. There is a bathroom to each.

West glass warms a house in July, and the blinds outside are not decoration. The lower third of the plot is a bank of lavender and rosemary; it needs little, and nobody will ever play football on it. Heating runs on gas, hence the C, but the plant room has space and ducts for a heat pump. Two cars park under cover by the gate. The cellar is dry, has a window, and is at present full of bicycles.`,
      features: [
        'Private pool beside the living rooms',
        'West terrace on the upper floor',
        'Timber ceilings, travertine walls',
        'Sliding doors between three rooms',
        'External blinds',
        'Cellar with a window',
        'Covered parking for two cars',
        'Low-water planting, 780 m² plot',
        'Ducts ready for a heat pump',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Villa de travertino con terraza a poniente',
      description:
        'Cuatro dormitorios en dos plantas, techos de madera y una terraza alta con sol hasta el último minuto. Parte de la parcela es talud.',
      longDescription: `Por fuera, travertino; por dentro, techos de madera y una planta alta que vive de cara a la tarde.

Junto a la piscina se suceden la cocina, el comedor y el salón. Las puertas que los separan se esconden en el muro, de modo que pueden ser una estancia o tres. Una escalera recta, con luz lateral, reparte la planta de arriba: a poniente, el dormitorio principal y su terraza; a levante, los otros tres, que amanecen antes. Hay un baño por dormitorio.

En julio, tanto cristal al oeste da calor, y las persianas exteriores no están de adorno. El tercio inferior de la parcela es un talud de lavanda y romero que apenas pide cuidados y en el que nadie jugará a la pelota. La calefacción es de gas, de ahí la letra C, aunque el cuarto de instalaciones tiene sitio y conductos para una bomba de calor. Dos coches quedan a cubierto junto a la verja. El sótano, seco y con ventana, hoy está lleno de bicicletas.`,
      features: [
        'Piscina privada junto al salón',
        'Terraza a poniente en la planta alta',
        'Techos de madera y muros de travertino',
        'Puertas correderas entre las tres estancias',
        'Persianas exteriores',
        'Sótano con ventana',
        'Aparcamiento cubierto para dos coches',
        'Parcela de 780 m² con plantas de poco riego',
        'Preinstalación para bomba de calor',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'villa-003',
    slug: 'villa-on-one-floor',
    ref: 'R48917745',
    propertyType: 'villa',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 950000,
    bedrooms: 3,
    bathrooms: 3,
    area: 198,
    terrace: 52,
    garden: 540,
    communityFees: 360,
    energyRating: 'B',
    status: 'available',
    pictures: [
      'onefloor-evening',
      'living-onefloor',
      'kitchen-villa',
      'suite-onefloor',
      'bath-villa',
      'onefloor-pool',
      'resort-garden',
      'resort-pool25',
      'spa-pool',
      'club-padel',
      'restaurant-dusk',
      'gate-gate',
    ],
    en: {
      title: 'Villa on one floor',
      description:
        'Three bedrooms and not one stair: a walled court at the front, a narrow pool at the back, a hearth in between.',
      longDescription: `Nothing here has to be climbed.

A door in a white wall opens on the court, which has an olive tree and shade until eleven. Beyond it the living room runs from front to back, with the hearth on one side and the sea through the glass at the far end. Bedrooms follow one another along the east, each with a bathroom and a door to the garden. The kitchen is on the west, against the court, and plates reach the table outside still hot.

Staying on one level has a cost: the view is that of somebody sitting down. You see water over the hedge from the living room and the pool, and none from the bedrooms. The pool is long and narrow, made for swimming. One car has a roof and a second fits on the drive. There is no want of storage: a wall of cupboards in the hall, and a laundry that opens on a drying yard.`,
      features: [
        'All rooms on one level',
        'Walled court with olive tree',
        'Pool for swimming lengths',
        'Hearth in the living room',
        'Bathroom and garden door to each bedroom',
        'Plot of 540 m²',
        'Laundry and drying yard',
        'Aerothermal heating, warm floors',
        'One covered parking space, one open',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Villa en una sola planta',
      description:
        'Tres dormitorios y ni un escalón: patio tapiado delante, piscina alargada detrás y una chimenea entre los dos.',
      longDescription: `En esta casa no hay nada que subir.

Una puerta en la tapia blanca da al patio, con un olivo y sombra hasta las once. Desde allí, el salón atraviesa la casa entera: la chimenea a un lado y, al fondo, el mar tras el cristal. Los dormitorios se alinean al este, cada uno con su baño y su salida al jardín. La cocina queda a poniente, pegada al patio, y los platos llegan calientes a la mesa de fuera.

Vivir a ras de suelo tiene un precio: las vistas son las de quien está sentado. El mar asoma sobre el seto desde el salón y la piscina; desde los dormitorios no se ve. La piscina, larga y estrecha, está hecha para nadar. Un coche duerme bajo techo y otro cabe en la entrada. Sitio para guardar no falta: hay un frente de armarios en el recibidor y un lavadero con patio de tender.`,
      features: [
        'Toda la vivienda en una planta',
        'Patio tapiado con olivo',
        'Piscina alargada para nadar',
        'Chimenea en el salón',
        'Baño y salida al jardín en cada dormitorio',
        'Parcela de 540 m²',
        'Lavadero y patio de tender',
        'Suelo radiante por aerotermia',
        'Una plaza cubierta y otra al aire libre',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
]
