import type { SampleProperty } from './sample-property.ts'

export const penthouses: SampleProperty[] = [
  {
    id: 'penthouse-001',
    slug: 'corner-penthouse-with-solarium',
    ref: 'R47733150',
    propertyType: 'penthouse',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 1450000,
    bedrooms: 3,
    bathrooms: 3,
    area: 168,
    terrace: 112,
    garden: null,
    communityFees: 410,
    energyRating: 'B',
    status: 'available',
    pictures: [
      'penthouse-terrace',
      'living-penthouse',
      'kitchen-penthouse',
      'suite-penthouse',
      'bath-penthouse',
      'penthouse-plunge',
      'penthouse-dusk',
      'penthouses-evening',
      'restaurant-dusk',
      'resort-pool25',
      'resort-garden',
      'spa-pool',
    ],
    en: {
      title: 'Corner penthouse with solarium',
      description:
        'Three bedrooms, a roof to yourselves and nothing built in front. The lift comes to the door.',
      longDescription: `Above this apartment there is only its own roof.

A stair rises from the hall to the solarium: sixty square metres with a plunge pool, a pergola and a counter with water and power. Downstairs the living room takes the corner of the building, south on one side and west on the other, and a second terrace follows it round for fifty-two more. The kitchen opens to both. Three bedrooms line the east side. Each has its bathroom; the principal also has a room for clothes.

Sun is not in short supply up here. The louvres of the pergola close, and between one and five you will want them to. Salt reaches the glass balustrades, which need washing more often than those below. The landing is shared with nobody. Two parking spaces and two stores are underground, one of them long enough for a paddle board.`,
      features: [
        'Private solarium, 60 m²',
        'Plunge pool and pergola',
        'Terrace to south and west, 52 m²',
        'Bathroom to every bedroom',
        'Dressing room',
        'Outdoor counter with water and power',
        'Aerothermal heating and cooling',
        'Lift to a private landing',
        'Two parking spaces, two stores',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Ático en esquina con solárium',
      description:
        'Tres dormitorios, azotea propia con una piscina pequeña y nada construido delante. El ascensor llega hasta la puerta.',
      longDescription: `Encima de este ático solo queda su propia azotea.

Se sube a ella por una escalera que arranca del vestíbulo: 60 m² con piscina pequeña, pérgola y una encimera con toma de agua y de luz. Abajo, el salón ocupa la esquina, con una cara al sur y otra al oeste, y lo rodea una segunda terraza de 52 m². La cocina se abre al salón y a la terraza. Los tres dormitorios dan a levante y tienen baño; el principal cuenta además con vestidor.

Sol no falta. Las lamas de la pérgola se cierran, y entre la una y las cinco se agradece. El salitre llega a las barandillas de cristal, que piden más limpieza que las de los pisos de abajo. El rellano no se comparte con nadie. Se incluyen dos plazas de garaje y dos trasteros; en uno de ellos cabe una tabla de paddle surf.`,
      features: [
        'Solárium privado de 60 m²',
        'Piscina pequeña y pérgola',
        'Terraza de 52 m² al sur y al oeste',
        'Un baño por dormitorio',
        'Vestidor',
        'Encimera exterior con agua y luz',
        'Climatización por aerotermia',
        'Ascensor a rellano propio',
        'Dos plazas de garaje y dos trasteros',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'penthouse-002',
    slug: 'penthouse-two-large-bedrooms',
    ref: 'R48034962',
    propertyType: 'penthouse',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 1200000,
    bedrooms: 2,
    bathrooms: 2,
    area: 139,
    terrace: 86,
    garden: null,
    communityFees: 365,
    energyRating: 'C',
    status: 'available',
    pictures: [
      'terrace-upper',
      'living-south',
      'dining-south',
      'kitchen-penthouse',
      'suite-penthouse',
      'bath-penthouse',
      'penthouses-evening',
      'resort-garden',
      'resort-pool25',
      'spa-pool',
      'club-padel',
      'restaurant-dusk',
    ],
    en: {
      title: 'Penthouse with two large bedrooms',
      description:
        'Three bedrooms made into two. The principal has the east end to itself, a terrace in front and the sea from the pillow.',
      longDescription: `Somebody knocked three bedrooms into two here, and was right.

The principal now takes the whole east end: oak behind the bed, glass in front of it, room for two armchairs outside. The sun rises early and low, so the curtains are worth drawing. The second bedroom is at the opposite end of the apartment, with a bathroom and a certain independence. Living room and kitchen lie between, open to a terrace of 86 m² that links every room along the south front.

The lift stops one floor below. The last flight, sixteen wide steps, is on foot, and it is the reason the price is not higher. Anyone wanting a third bedroom would have to put back a wall; the wiring for it is still there. Wardrobes are fitted along both sides of the passage. There is a cupboard for washer and dryer rather than a laundry, one parking space and a store.`,
      features: [
        'South terrace linking all rooms, 86 m²',
        'Principal bedroom with sea view',
        'Guest bedroom at the opposite end',
        'Oak panelling',
        'Wardrobes along the passage',
        'Kitchen open to the terrace',
        'Ducted air conditioning',
        'Underground parking space',
        'Store room',
        'Shared pool and gardens',
      ],
    },
    es: {
      title: 'Ático de dos dormitorios grandes',
      description:
        'De tres dormitorios se hicieron dos. El principal ocupa todo el lado este, con terraza delante y el mar visto desde la cama.',
      longDescription: `Alguien tiró un tabique para convertir tres dormitorios en dos, y acertó.

El principal ocupa ahora todo el lado este: roble tras la cama, cristal enfrente y sitio fuera para dos sillones. Amanece pronto y con el sol bajo, así que conviene correr las cortinas. El segundo dormitorio, en la otra punta, tiene su propio baño y su independencia. En medio quedan el salón y la cocina, abiertos a una terraza de 86 m² que recorre la fachada sur y comunica todas las habitaciones.

El ascensor para en la planta inferior. El último tramo, dieciséis peldaños anchos, se hace a pie, y eso se nota en el precio. Quien necesite un tercer dormitorio tendrá que levantar de nuevo el tabique; la instalación eléctrica sigue allí. Hay armarios empotrados a ambos lados del pasillo y, en lugar de lavadero, un armario para lavadora y secadora. Van incluidos una plaza de garaje y un trastero.`,
      features: [
        'Terraza corrida de 86 m² al sur',
        'Dormitorio principal con vistas al mar',
        'Segundo dormitorio en el extremo opuesto',
        'Panelado de roble',
        'Armarios empotrados en el pasillo',
        'Cocina abierta a la terraza',
        'Aire acondicionado por conductos',
        'Plaza de garaje',
        'Trastero',
        'Piscina y jardines comunitarios',
      ],
    },
  },
  {
    id: 'penthouse-003',
    slug: 'duplex-penthouse-bath-at-the-window',
    ref: 'R48466281',
    propertyType: 'penthouse',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 1800000,
    bedrooms: 4,
    bathrooms: 4,
    area: 224,
    terrace: 148,
    garden: null,
    communityFees: 540,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'living-duplex',
      'kitchen-penthouse',
      'suite-penthouse',
      'bath-penthouse',
      'terrace-upper',
      'terrace-pergola',
      'penthouses-evening',
      'resort-garden',
      'resort-pool25',
      'spa-pool',
      'club-padel',
      'restaurant-dusk',
    ],
    en: {
      title: 'Duplex penthouse, bath at the window',
      description:
        'Four bedrooms on two floors and 148 m² of terrace. On the upper one the bath stands before the glass, facing the sea.',
      longDescription: `Of four bathrooms, one decided the plan: the bath stands before the window, and the rest of the house was arranged behind it.

That bathroom belongs to the upper floor, which is all principal suite: bed, dressing room, study, and a terrace to the south. Downstairs are three more bedrooms to the north-east, cool in summer, and a living room to the south-west with the larger terrace in front. An internal lift joins the two floors. The oak stair beside it is the more agreeable way.

Stone, glass and brass of this kind show every drop of water. The living room is at its warmest at six in the evening, when the awnings come down on their own unless there is wind. Heating and cooling are aerothermal, under the floor throughout. The laundry has a window. Two parking spaces, one with a charging point, and a store of nine square metres complete it.`,
      features: [
        'Terraces on two floors, 148 m²',
        'Free-standing bath facing the sea',
        'Principal suite with study',
        'Bathroom to every bedroom',
        'Internal lift and oak stair',
        'Automatic awnings',
        'Underfloor heating throughout',
        'Laundry with a window',
        'Two parking spaces, one with charger',
        'Store of 9 m²',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Ático dúplex con la bañera ante el mar',
      description:
        'Cuatro dormitorios en dos plantas y 148 m² de terrazas. Arriba, la bañera está ante el cristal, frente al mar.',
      longDescription: `Uno de los cuatro baños decidió el proyecto: primero se puso la bañera ante la ventana y después se ordenó lo demás.

Ese baño está en la planta alta, que es toda del dormitorio principal, con vestidor, despacho y una terraza al sur. Abajo quedan otros tres dormitorios al noreste, frescos en verano, y un salón al suroeste que da a la terraza grande. Un ascensor interior une las dos plantas, aunque por la escalera de roble se sube más a gusto.

La piedra, el cristal y la grifería de latón acusan cada gota; es justo advertirlo. El salón alcanza su hora de más calor a las seis de la tarde, y los toldos bajan solos si no sopla viento. La aerotermia se encarga del frío y del calor, con suelo radiante en toda la casa. El lavadero tiene ventana. Con el ático van dos plazas de garaje, una de ellas con punto de recarga, y un trastero de 9 m².`,
      features: [
        'Terrazas en dos plantas, 148 m²',
        'Bañera exenta frente al mar',
        'Dormitorio principal con despacho',
        'Un baño por dormitorio',
        'Ascensor interior y escalera de roble',
        'Toldos automáticos',
        'Suelo radiante en toda la casa',
        'Lavadero con ventana',
        'Dos plazas de garaje, una con punto de recarga',
        'Trastero de 9 m²',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
]
