import type { SampleProperty } from './sample-property.ts'

export const townhouses: SampleProperty[] = [
  {
    id: 'townhouse-01',
    slug: 'townhouse-end-of-the-lane',
    ref: 'R48900127',
    propertyType: 'townhouse',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 690000,
    bedrooms: 3,
    bathrooms: 3,
    area: 141,
    terrace: 34,
    garden: 28,
    communityFees: 210,
    energyRating: 'C',
    status: 'available',
    pictures: [
      'living-townhouse',
      'kitchen-townhouse',
      'suite-townhouse',
      'bath-townhouse',
      'townhouses-patio',
      'townhouses-roof',
      'townhouses-lane',
      'townhouses-evening',
      'resort-pool25',
    ],
    en: {
      title: 'Townhouse, end of the lane',
      description:
        'Three bedrooms on two floors with a walled court at the front and the morning sun in it. No car comes to the door.',
      longDescription: `The last door in the lane has a neighbour on one side only.

Behind it is the court: twenty-eight square metres, whitewashed, with sun from breakfast until one. The kitchen gives on to it and has room for a table. Three steps up, the living room looks the other way, south, over a small terrace to the sea. One bedroom is on this floor, with a shower room next to it. The stair climbs along the free side wall, a window at each landing, to two bedrooms, two bathrooms and a second terrace.

Cars stop at the garage. From there you walk, and heavy things come by trolley; for the same reason the lane is silent at night. Rooms are not large, and the third bedroom is best used as a study. Cupboards are built into the thickness of the walls. A parking space and a store under the lane are included.`,
      features: [
        'Walled front court, 28 m²',
        'Two south terraces, 34 m² in all',
        'End of terrace, windows on three sides',
        'Ground-floor bedroom',
        'Kitchen with room for a table',
        'Cupboards built into the walls',
        'Pedestrian lane',
        'Underground parking space',
        'Store room',
        'Shared pool',
      ],
    },
    es: {
      title: 'Casa adosada al final de la calle',
      description:
        'Tres dormitorios en dos plantas y, a la entrada, un patio tapiado con sol de mañana. Los coches no llegan hasta la puerta.',
      longDescription: `La última puerta de la calle solo tiene vecino a un lado.

Detrás está el patio: 28 m² encalados, con sol desde el desayuno hasta la una. A él da la cocina, en la que cabe una mesa. Tres peldaños más arriba, el salón mira en sentido contrario, al sur, hacia una terraza pequeña y el mar. En esta planta hay un dormitorio y, al lado, un baño con ducha. La escalera sube pegada al muro libre, con una ventana en cada descansillo, hasta los otros dos dormitorios, dos baños y una segunda terraza.

El coche se queda en el garaje y desde allí se va a pie; lo pesado llega en carrito. Por lo mismo, de noche no se oye nada. Las habitaciones no son grandes, y el tercer dormitorio sirve mejor de despacho. El grueso de los muros se ha aprovechado para hacer armarios. Entran en el precio una plaza de garaje y un trastero bajo la calle.`,
      features: [
        'Patio delantero tapiado de 28 m²',
        'Dos terrazas al sur, 34 m² en total',
        'Casa de esquina con ventanas a tres lados',
        'Dormitorio en planta baja',
        'Cocina con sitio para la mesa',
        'Armarios en el grueso de los muros',
        'Calle peatonal',
        'Plaza de garaje',
        'Trastero',
        'Piscina comunitaria',
      ],
    },
  },
  {
    id: 'townhouse-02',
    slug: 'townhouse-patio-over-the-sea',
    ref: 'R48942605',
    propertyType: 'townhouse',
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    price: 785000,
    bedrooms: 4,
    bathrooms: 3,
    area: 168,
    terrace: 46,
    garden: null,
    communityFees: 235,
    energyRating: 'B',
    status: 'available',
    pictures: [
      'townhouses-patio',
      'living-townhouse',
      'kitchen-townhouse',
      'suite-townhouse',
      'bath-townhouse',
      'townhouses-roof',
      'townhouses-lane',
      'townhouses-evening',
      'restaurant-dusk',
    ],
    en: {
      title: 'Townhouse with a patio over the sea',
      description:
        'Four bedrooms on three floors, arranged around a patio with a lemon tree and the sea over its wall. Stairs, and no lift.',
      longDescription: `Lunch is in the patio, and the rest of the house has accepted it.

The patio is on the middle floor, level with the kitchen, under timber poles and a bougainvillea. Its wall lets you see the water from a chair and keeps the table out of sight of the lane. The living room shares the floor and the orientation, south-east. Two bedrooms and a bathroom are below, where the hill keeps them cool. Two more, each with a bathroom, are above; one has a balcony over the patio.

Three floors mean two flights of stairs. They are tiled and have a handrail, but there is no lift and no place for one. The lower bedrooms look on the lane, so their shutters spend half the day half closed. Against that, each floor can be shut off, and two generations can live here without meeting before ten. The laundry is at the bottom, next to the door. One parking space and a bicycle room are included.`,
      features: [
        'Patio with sea view, 46 m²',
        'Timber pergola and lemon tree',
        'Kitchen level with the patio',
        'Three independent floors',
        'Balcony on the top floor',
        'Wooden shutters',
        'Laundry beside the entrance',
        'Aerothermal hot water',
        'Underground parking space',
        'Bicycle room',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Casa adosada con patio sobre el mar',
      description:
        'Cuatro dormitorios en tres plantas, en torno a un patio con limonero y el mar por encima de la tapia. Sin ascensor.',
      longDescription: `Aquí se come en el patio, y la casa entera se organiza para ello.

El patio está en la planta intermedia, a la altura de la cocina, bajo rollizos de madera y una buganvilla. La tapia deja ver el agua a quien está sentado y no deja ver la mesa desde la calle. El salón comparte planta y orientación, al sureste. Debajo hay dos dormitorios y un baño, frescos porque se apoyan en la ladera; arriba, otros dos con baño propio, uno de ellos con balcón al patio.

Tres plantas son dos tramos de escalera: hay pasamanos, pero no ascensor, ni sitio donde ponerlo. Los dormitorios de abajo dan a la calle y pasan medio día con las contraventanas entornadas. En compensación, cada planta se puede cerrar, y dos generaciones conviven sin encontrarse antes de las diez. El lavadero está abajo, junto a la entrada. Completan la casa una plaza de garaje y un cuarto para bicicletas.`,
      features: [
        'Patio de 46 m² con vistas al mar',
        'Pérgola de rollizos y limonero',
        'Cocina a la altura del patio',
        'Tres plantas independientes',
        'Balcón en la última planta',
        'Contraventanas de madera',
        'Lavadero junto a la entrada',
        'Agua caliente por aerotermia',
        'Plaza de garaje',
        'Cuarto de bicicletas',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
]
