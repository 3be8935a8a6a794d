import type { SampleProperty } from './sample-property.ts'

export const apartments: SampleProperty[] = [
  {
    id: 'R49052083',
    slug: 'garden-apartment-south-terrace',
    ref: 'R49052083',
    propertyType: 'apartment',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 485000,
    bedrooms: 2,
    bathrooms: 2,
    area: 98,
    terrace: 38,
    garden: 64,
    communityFees: 240,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'terrace-garden',
      'living-garden',
      'kitchen-apartment',
      'suite-garden',
      'bath-apartment',
      'apartments-aerial',
      'apartments-lagoon',
      'apartments-gardens',
      'resort-pool25',
      'resort-garden',
      'spa-pool',
      'gate-gate',
    ],
    en: {
      title: 'Garden apartment, south terrace',
      description:
        'Two bedrooms, a terrace of thirty-eight square metres, and a garden that is nobody else’s. The pool is through the gate.',
      longDescription: `Almost every window of this ground-floor apartment looks at a garden it does not share.

The living room opens along its full width. With the panels pushed back, one floor of pale limestone runs from the kitchen to the lawn without a step. The terrace takes a table for eight: the floor above keeps it in shade from April to August, and from September to March it has the sun. Both bedrooms face the garden. The principal has its own bathroom and a dressing passage; the second takes two single beds or a desk.

A gate in the hedge leads to the lagoon pool, which is why you will hear children in August and hardly anyone in October. The hedge already hides the table, but not yet the whole lawn. The kitchen is fitted, with a utility room behind it. Two underground parking spaces and a store are included, and the lift comes up from the garage.`,
      features: [
        'South-facing terrace, 38 m²',
        'Private garden, irrigated',
        'Own gate to the lagoon pool',
        'Two underground parking spaces',
        'Store room',
        'Fitted kitchen and utility room',
        'Aerothermal heating and cooling',
        'Underfloor heating in bathrooms',
        'Full-width sliding panels',
        'Lift from the garage',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Bajo con jardín y terraza al sur',
      description:
        'Dos dormitorios en planta baja, terraza de 38 m² y un jardín que no se comparte. A la piscina se sale por una puerta en el seto.',
      longDescription: `En esta planta baja de dos dormitorios, casi todo mira a un jardín que no se comparte con nadie.

El salón se abre de pared a pared. Con las hojas recogidas, la misma caliza clara va de la cocina al césped sin un solo escalón. En la terraza, de 38 m², cabe una mesa para ocho: de abril a agosto queda a la sombra del piso de arriba y de septiembre a marzo le da el sol. Los dos dormitorios dan al jardín: el principal tiene baño y un vestidor de paso, y en el segundo caben dos camas o una mesa de trabajo.

Una puerta en el seto da a la piscina: en agosto se oye a los niños; en octubre, a casi nadie. El seto ya resguarda la mesa, pero todavía no todo el césped. La cocina se entrega equipada y tiene el lavadero detrás. Se incluyen dos plazas de garaje y un trastero, y el ascensor sube desde el garaje.`,
      features: [
        'Terraza de 38 m² con orientación sur',
        'Jardín privado con riego',
        'Salida directa a la piscina',
        'Dos plazas de garaje',
        'Trastero',
        'Cocina equipada y lavadero',
        'Climatización por aerotermia',
        'Suelo radiante en los baños',
        'Ventanales correderos de pared a pared',
        'Ascensor desde el garaje',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'apt-002',
    slug: 'apartment-by-the-upper-steps',
    ref: 'R48551209',
    propertyType: 'apartment',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 410000,
    bedrooms: 2,
    bathrooms: 2,
    area: 80,
    terrace: 24,
    garden: null,
    communityFees: 190,
    energyRating: 'C',
    status: 'available',
    pictures: [
      'living-apartment',
      'suite-apartment',
      'bath-apartment',
      'apartments-gardens',
      'apartments-aerial',
      'apartments-lagoon',
      'resort-pool25',
      'spa-pool',
      'resort-garden',
      'club-padel',
    ],
    en: {
      title: 'Apartment by the upper steps',
      description:
        'One flight above the gardens: eighty square metres, two bedrooms and a terrace to the south-west. The stairs are the price of the quiet.',
      longDescription: `Eighty square metres, all of them used, and a terrace that keeps the sun until it sets.

The front door opens on a short hall with a cupboard for coats and suitcases. Beyond it the kitchen, the table and the sofa share one room, and the terrace adds twenty-four square metres to it. It faces south-west: cool at breakfast, warm from two o’clock until dinner. The principal bedroom has the same light. The second looks on the planted bank behind and stays dark enough to sleep late.

There is no lift on this side of the building. It is one flight from the garden path to the door, and the shopping goes up by hand. In return nobody walks past the windows. The apartment is a resale, with kitchen and bathrooms in good order and double glazing throughout. One parking space and a store go with it; the pool and the gardens are shared.`,
      features: [
        'South-west terrace, 24 m²',
        'Evening sun all year',
        'Open kitchen and living room',
        'Hall cupboard for luggage',
        'Double glazing',
        'Ducted air conditioning',
        'Underground parking space',
        'Store room',
        'Shared pool and gardens',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Apartamento con sol de tarde',
      description:
        'Ochenta metros bien repartidos, dos dormitorios y terraza al suroeste. Se sube un tramo a pie; a cambio, nadie pasa por delante.',
      longDescription: `Ochenta metros sin pasillos de sobra y una terraza que conserva el sol hasta que se pone.

Se entra por un recibidor corto, con armario para abrigos y maletas. La cocina, la mesa y el sofá comparten una sola pieza, que la terraza prolonga en otros 24 m². Mira al suroeste: está fresca en el desayuno y templada desde las dos hasta la cena. El dormitorio principal recibe esa misma luz. El segundo da al talud ajardinado de atrás, y allí se puede dormir hasta tarde.

Por este lado del edificio no hay ascensor. Desde el sendero se sube un tramo de escalera, y la compra llega a mano. La ventaja es que ninguna ventana da a un paso. La vivienda es de segunda mano y está cuidada: cocina y baños en buen uso, doble acristalamiento en todas las ventanas. Se vende con una plaza de garaje y un trastero; la piscina y los jardines son de la comunidad.`,
      features: [
        'Terraza de 24 m² al suroeste',
        'Sol de tarde todo el año',
        'Cocina abierta al salón',
        'Armario de maletas en el recibidor',
        'Doble acristalamiento',
        'Aire acondicionado por conductos',
        'Plaza de garaje',
        'Trastero',
        'Piscina y jardines comunitarios',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'apt-003',
    slug: 'through-apartment-oak-kitchen',
    ref: 'R48719340',
    propertyType: 'apartment',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 525000,
    bedrooms: 3,
    bathrooms: 2,
    area: 104,
    terrace: 31,
    garden: null,
    communityFees: 255,
    energyRating: 'B',
    status: 'reserved',
    pictures: [
      'kitchen-through',
      'living-through',
      'suite-through',
      'bath-apartment',
      'apartments-lagoon',
      'apartments-aerial',
      'apartments-gardens',
      'resort-pool25',
      'spa-pool',
      'club-padel',
      'restaurant-dusk',
    ],
    en: {
      title: 'Through apartment, oak kitchen',
      description:
        'Three bedrooms and windows on opposite sides, so the air crosses the house. The kitchen island is where everybody will stand.',
      longDescription: `The sun comes in at the bedrooms and leaves, some twelve hours later, by way of the kitchen.

The plan runs from east to west. Three bedrooms look over the garden; the kitchen and living room are on the other side, behind thirty-one square metres of terrace with the sea above the rail. Open a window at each end and the air moves without help. The kitchen is oak, with a marble island for four stools. The sink is in the island, so whoever washes up still faces the table.

A west terrace is hot at five in July. There is an awning, and it earns its keep. Two bedrooms share a bathroom; the principal has its own, and a wall of wardrobes. The laundry has a window and a line that cannot be seen from below. Two parking spaces lie side by side, next to a store with room for bicycles, and the lift stops at the landing.`,
      features: [
        'East and west windows',
        'West terrace with awning, 31 m²',
        'Oak kitchen, marble island',
        'Laundry with a window',
        'Wall of wardrobes in the principal bedroom',
        'Aerothermal heating and cooling',
        'Two adjoining parking spaces',
        'Store with room for bicycles',
        'Lift',
        'Shared lagoon pool',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Apartamento pasante con cocina de roble',
      description:
        'Tres dormitorios y ventanas a dos fachadas: el aire cruza la casa de lado a lado. En medio, una cocina con isla de mármol.',
      longDescription: `El sol entra por los dormitorios a primera hora y se despide por la cocina.

La vivienda va de este a oeste. Los tres dormitorios dan al jardín; la cocina y el salón, a una terraza de 31 m² con el mar por encima de la barandilla. Basta abrir una ventana en cada extremo para que corra el aire. La cocina es de roble y tiene una isla de mármol para cuatro taburetes. Como el fregadero está en la isla, quien recoge no da la espalda a la mesa.

Una terraza a poniente se calienta en julio hacia las cinco: para eso lleva toldo. Dos dormitorios comparten baño; el principal dispone del suyo y de un frente entero de armarios. El lavadero tiene ventana, y el tendedero no se ve desde abajo. Las dos plazas de garaje están juntas, al lado de un trastero en el que caben las bicicletas. El ascensor para en el rellano.`,
      features: [
        'Fachadas a este y oeste',
        'Terraza de 31 m² a poniente, con toldo',
        'Cocina de roble con isla de mármol',
        'Lavadero con ventana',
        'Frente de armarios en el dormitorio principal',
        'Climatización por aerotermia',
        'Dos plazas de garaje contiguas',
        'Trastero con sitio para bicicletas',
        'Ascensor',
        'Piscina comunitaria',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'apt-004',
    slug: 'corner-apartment-sea-to-the-south',
    ref: 'R48830517',
    propertyType: 'apartment',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 580000,
    bedrooms: 3,
    bathrooms: 2,
    area: 121,
    terrace: 42,
    garden: null,
    communityFees: 285,
    energyRating: 'B',
    status: 'available',
    pictures: [
      'terrace-corner',
      'living-corner',
      'dining-corner',
      'suite-corner',
      'bath-apartment',
      'apartments-lagoon',
      'apartments-aerial',
      'apartments-gardens',
      'resort-pool25',
      'resort-garden',
      'spa-pool',
      'restaurant-dusk',
    ],
    en: {
      title: 'Corner apartment, sea to the south',
      description:
        'A table for eight where the building turns: sun at breakfast, sea at dinner. Three bedrooms and a terrace in the shape of an L.',
      longDescription: `The dining table stands in the corner of the building, and its chairs are the best seats in the house.

Glass turns the angle from east to south, so there is sun at breakfast and sea at dinner. Oak shelves line the wall behind, long enough for a library. The kitchen is next door rather than in the room, and its door closes. A corridor with wardrobes leads to three bedrooms. The principal is at the far end, with its bathroom and its own way out to the terrace; the other two share a bathroom and look over the gardens.

The terrace measures 42 m² and is L-shaped. Its long arm is sheltered. The short one takes the levante, and on those days you will not sit there; the whole apartment, on the other hand, can be aired in ten minutes. Parking is for two cars, one behind the other. There is a laundry, a store on the same floor, and a lift from the garage.`,
      features: [
        'L-shaped terrace, 42 m²',
        'East and south orientation',
        'Dining room for eight',
        'Built-in oak shelves',
        'Separate fitted kitchen',
        'Laundry room',
        'Air conditioning by rooms',
        'Tandem parking space for two cars',
        'Store on the same floor',
        'Lift from the garage',
        'Shared pool and gardens',
      ],
    },
    es: {
      title: 'Apartamento en esquina con el mar al sur',
      description:
        'Comedor para ocho entre dos fachadas, tres dormitorios y una terraza en L. El brazo largo está a resguardo; en el corto sopla el levante.',
      longDescription: `La mejor silla de la casa está en el comedor, justo donde el edificio hace esquina.

El acristalamiento dobla de este a sur, así que se desayuna con sol y se cena frente al mar. Detrás, una librería de roble ocupa toda la pared. La cocina queda al lado y se puede cerrar. Un pasillo con armarios lleva a los tres dormitorios: el principal, al fondo, tiene baño y salida propia a la terraza; los otros dos comparten baño y dan a los jardines.

La terraza mide 42 m² y tiene forma de L. El brazo largo está resguardado. Al corto le da el levante, y esos días no se está fuera; también es cierto que la casa se ventila en diez minutos. La plaza de garaje es doble, con un coche detrás de otro. Hay lavadero y un trastero en la misma planta. El ascensor sube desde el garaje.`,
      features: [
        'Terraza de 42 m² en forma de L',
        'Orientación este y sur',
        'Comedor para ocho',
        'Librería de roble a medida',
        'Cocina equipada independiente',
        'Lavadero',
        'Aire acondicionado por estancias',
        'Plaza de garaje doble, en fila',
        'Trastero en la misma planta',
        'Ascensor desde el garaje',
        'Piscina y jardines comunitarios',
      ],
    },
  },
]
