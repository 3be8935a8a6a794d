import type { SampleProperty } from './sample-property.ts'

export const caratHomes: SampleProperty[] = [
  {
    id: 'carat-01',
    slug: 'carat-two-bedrooms-first-floor',
    ref: 'CAR-A104',
    propertyType: 'apartment',
    development: 'CARAT',
    location: 'Alborán Hills, Costa del Sol',
    price: 830000,
    bedrooms: 2,
    bathrooms: 2,
    area: 120,
    terrace: 30,
    garden: null,
    communityFees: 290,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'living-carat',
      'kitchen-carat',
      'suite-carat',
      'suite-marble',
      'terrace-carat',
      'carat-evening',
      'carat-aerial',
      'carat-curves',
      'carat-morning',
      'lobby-carat',
    ],
    en: {
      title: 'Two bedrooms on the first floor',
      description:
        'CARAT at its smallest: 120 m², living room and both bedrooms on the same south terrace. Under construction.',
      longDescription: `CARAT at its smallest is still one room deep.

No window here looks on a shaft. Living room, principal bedroom and second bedroom stand side by side along the south front, and all three open on the same terrace, thirty square metres in a shallow curve. Entrance, bathrooms and laundry occupy the north side, which stays cool. The kitchen is the hinge between them, with a second sink and a view across the living room.

The building is under construction. On the first floor the palms of the garden stand in front of the rail: they give shade, and they take some of the sea. In winter the sun reaches the back of the living room; in summer the slab above stops it at the glass. One underground parking space and a store are included. Measured plans are sent on request.`,
      features: [
        'South terrace, 30 m²',
        'All main rooms on the south front',
        'Fitted kitchen with second sink',
        'Underfloor heating',
        'Home automation',
        'Full-width sliding panels',
        'Underground parking space',
        'Store room',
        '25-metre heated pool and spa',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Dos dormitorios en primera planta',
      description:
        'El CARAT más pequeño: 120 m², con salón y dormitorios en una misma terraza al sur. En construcción.',
      longDescription: `Ni siquiera la vivienda más pequeña de CARAT tiene habitaciones interiores.

El salón y los dos dormitorios se alinean en la fachada sur y salen a una misma terraza, de 30 m² y ligeramente curva. La entrada, los baños y el lavadero quedan al norte, el lado fresco. Entre unos y otros está la cocina, con un segundo fregadero y el salón enfrente.

El edificio está en construcción. En una primera planta, las palmeras del jardín llegan a la altura de la barandilla: dan sombra y tapan algo de mar. En invierno el sol alcanza el fondo del salón, y en verano el forjado superior lo detiene en el cristal. El precio comprende una plaza de garaje y un trastero. Enviamos los planos acotados a quien los pida.`,
      features: [
        'Terraza de 30 m² al sur',
        'Todas las estancias principales a fachada',
        'Cocina equipada con segundo fregadero',
        'Suelo radiante',
        'Domótica',
        'Ventanales correderos de pared a pared',
        'Plaza de garaje',
        'Trastero',
        'Piscina climatizada de 25 metros y spa',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'carat-02',
    slug: 'carat-three-bedrooms-on-the-curve',
    ref: 'CAR-B311',
    propertyType: 'apartment',
    development: 'CARAT',
    location: 'Alborán Hills, Costa del Sol',
    price: 1640000,
    bedrooms: 3,
    bathrooms: 3,
    area: 198,
    terrace: 88,
    garden: null,
    communityFees: 455,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'kitchen-carat',
      'living-carat',
      'suite-carat',
      'suite-marble',
      'terrace-rooftop',
      'carat-morning',
      'carat-aerial',
      'carat-curves',
      'carat-water',
      'lobby-carat',
      'resort-pool25',
      'spa-pool',
    ],
    en: {
      title: 'Three bedrooms on the curve',
      description:
        'Three bedrooms, 198 m² inside. 88 m² of terrace with sun from morning to evening. Under construction.',
      longDescription: `Where the building bends the terrace widens, and this apartment has the bend.

From the sofa you see south-east; from the table, south-west. Between the two lie eighty-eight square metres of terrace, deepest in the middle, where a table for ten still leaves a way round. The principal bedroom is at the morning end. Two further bedrooms, each with a bathroom, are at the other, past a hall that takes coats, luggage and a desk. Those who rise early need not wake those who do not.

Curves ask something of furniture. No bookcase will sit flush against the outer wall, and the one straight wall of the living room has to serve for all of them. Two cars park underground, next to the lift, and there is a store. CARAT is under construction.`,
      features: [
        'Curved terrace, 88 m²',
        'South-east and south-west orientation',
        'Bathroom to every bedroom',
        'Hall with space for a desk',
        'Fitted kitchen with second sink',
        'Underfloor heating',
        'Home automation',
        'Two underground parking spaces',
        'Store room',
        '25-metre heated pool and spa',
        'Concierge, every day of the week',
      ],
    },
    es: {
      title: 'Tres dormitorios en la curva',
      description:
        'Tres dormitorios, 198 m² construidos. 88 m² de terraza con sol de la mañana a la tarde. En construcción.',
      longDescription: `Donde el edificio se curva, la terraza gana fondo, y esta vivienda está en la curva.

El sofá mira al sureste y la mesa al suroeste. Entre ambos se extienden 88 m² de terraza, más honda en el centro: con una mesa para diez, aún se pasa por detrás. El dormitorio principal queda del lado de la mañana. Los otros dos, con su baño cada uno, están en el extremo contrario, tras un vestíbulo en el que caben abrigos, maletas y un escritorio. Quien madruga no despierta a nadie.

Las curvas exigen elegir bien los muebles. En el muro exterior ninguna librería ajusta, y para todo lo demás hay una sola pared recta en el salón. Se incluyen dos plazas de garaje junto al ascensor y un trastero. CARAT está en construcción.`,
      features: [
        'Terraza curva de 88 m²',
        'Orientación sureste y suroeste',
        'Un baño por dormitorio',
        'Vestíbulo con sitio para un escritorio',
        'Cocina equipada con segundo fregadero',
        'Suelo radiante',
        'Domótica',
        'Dos plazas de garaje',
        'Trastero',
        'Piscina climatizada de 25 metros y spa',
        'Servicio de conserjería todos los días de la semana',
      ],
    },
  },
  {
    id: 'carat-03',
    slug: 'carat-penthouse-on-one-level',
    ref: 'CAR-C501',
    propertyType: 'penthouse',
    development: 'CARAT',
    location: 'Alborán Hills, Costa del Sol',
    price: 3700000,
    bedrooms: 4,
    bathrooms: 4,
    area: 350,
    terrace: 200,
    garden: null,
    communityFees: 860,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'terrace-carat',
      'living-carat',
      'kitchen-carat',
      'suite-carat',
      'suite-marble',
      'terrace-rooftop',
      'carat-aerial',
      'carat-water',
      'carat-curves',
      'lobby-carat',
      'resort-pool25',
      'spa-pool',
    ],
    en: {
      title: 'Penthouse on one level',
      description:
        'CARAT’s largest home: four bedrooms, 350 m² inside, 200 m² of terrace and nobody overhead. Under construction.',
      longDescription: `Three hundred and fifty square metres inside, two hundred outside, and not a stair between them.

The lift arrives in a private hall. To the right is everything one does in company: a living room in three parts, a dining room, a kitchen to be seen and a second one behind it to be used. To the left are four bedrooms and four bathrooms, the principal last and quietest. The terrace runs along the south, broad enough at either end for a room without walls. One end has a pergola; the other is left to the sun.

It is a long way from the bed to the coffee, and four people can be at home without knowing it. Some will call that the point. Deep eaves, an insulated roof and aerothermal cooling do the work in August. Three parking spaces and two stores go with the penthouse. The building is under construction, and its plans are sent on request.`,
      features: [
        'South terrace, 200 m²',
        'Lift to a private hall',
        'Four bedrooms, four bathrooms',
        'Second kitchen for cooking',
        'Pergola at one end of the terrace',
        'Aerothermal heating and cooling',
        'Underfloor heating',
        'Home automation',
        'Three underground parking spaces (third space 21% IVA)',
        'Two store rooms',
        'Concierge, every day of the week',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Ático de cuatro dormitorios sin escaleras',
      description:
        'La vivienda más grande de CARAT: 350 m² en un solo nivel, 200 m² de terraza y nadie encima. En construcción.',
      longDescription: `Aquí se recorren 350 m² de casa y 200 de terraza sin encontrar un peldaño.

El ascensor se abre en un vestíbulo propio. A la derecha está lo que se hace en compañía: un salón en tres ambientes, el comedor y dos cocinas, una a la vista y otra detrás, para cocinar de verdad. A la izquierda, los cuatro dormitorios con sus cuatro baños; el principal, al fondo, es el más callado. La terraza recorre el sur y se ensancha en las puntas hasta formar dos estancias al aire libre, una con pérgola y otra a pleno sol.

De la cama al café hay un buen paseo, y cuatro personas pueden estar en casa sin saberlo; habrá quien lo busque. En agosto trabajan los aleros, el aislamiento de la cubierta y la aerotermia. Se incluyen tres plazas de garaje y dos trasteros. El edificio está en construcción; los planos se envían a quien los solicite.`,
      features: [
        'Terraza de 200 m² al sur',
        'Ascensor a vestíbulo propio',
        'Cuatro dormitorios y cuatro baños',
        'Segunda cocina de trabajo',
        'Pérgola en un extremo de la terraza',
        'Climatización por aerotermia',
        'Suelo radiante',
        'Domótica',
        'Tres plazas de garaje (tercera plaza, 21 % de IVA)',
        'Dos trasteros',
        'Servicio de conserjería todos los días de la semana',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
]
