import type { SampleProperty } from './sample-property.ts'

export const waterfallHomes: SampleProperty[] = [
  {
    id: 'waterfall-01',
    slug: 'waterfall-two-bedrooms-above-the-cascade',
    ref: 'WFR-214',
    propertyType: 'apartment',
    development: 'Waterfall Residences',
    location: 'Alborán Hills, Costa del Sol',
    price: 720000,
    bedrooms: 2,
    bathrooms: 2,
    area: 88,
    terrace: 24,
    garden: null,
    communityFees: 235,
    energyRating: 'B',
    status: 'available',
    pictures: [
      'living-waterfall',
      'kitchen-waterfall',
      'suite-waterfall',
      'bath-waterfall',
      'terrace-waterfall',
      'waterfall-aerial',
      'waterfall-cascade',
      'waterfall-stairs',
      'waterfall-terraces',
      'waterfall-evening',
    ],
    en: {
      title: 'Two bedrooms above the cascade',
      description:
        'Eighty-eight square metres over the stone steps where the water falls. You will hear it before you see it. Under construction.',
      longDescription: `Falling water is the first thing you will hear here and, after a week, the last you will notice.

The living room stands directly above the cascade, behind twenty-four square metres of terrace with planting along the edge. Its window is the whole wall. The kitchen runs down one side and ends in a counter for three. The principal bedroom is beside the living room, with the same terrace and the same sound; the second, across the hall, faces the garden entrance and has neither.

That is worth knowing before choosing a bed. The terrace is the smallest in its building, enough for a table or for loungers, not for both. The residences are under construction, so the cascade is at present a drawing and some stone. One underground parking space and a store are included, and the gardens are kept by the estate.`,
      features: [
        'Terrace with planted edge, 24 m²',
        'View over the cascade',
        'Kitchen with counter for three',
        'Quiet second bedroom',
        'Aerothermal heating and cooling',
        'Fitted wardrobes',
        'Lift',
        'Underground parking space',
        'Store room',
        'More than 7,000 m² of green space',
      ],
    },
    es: {
      title: 'Dos dormitorios sobre la cascada',
      description:
        'Una vivienda de 88 m² encima de los escalones de piedra por los que bajará el agua. En construcción.',
      longDescription: `El agua será lo primero que oiga al llegar y, pasada una semana, lo último en que repare.

El salón queda justo encima de la cascada, tras una terraza de 24 m² con el borde ajardinado. La ventana ocupa todo el frente. La cocina va por un costado y acaba en una barra para tres. El dormitorio principal está junto al salón, con la misma terraza y el mismo rumor. El segundo, al otro lado del recibidor, da a la entrada ajardinada y no tiene ni lo uno ni lo otro.

Conviene saberlo antes de elegir cama. La terraza es la menor de su edificio: caben una mesa o unas tumbonas, pero no ambas cosas. Las viviendas están en construcción, de modo que hoy la cascada es un plano y unas cuantas piedras. Se incluyen una plaza de garaje y un trastero; de los jardines se ocupa la comunidad.`,
      features: [
        'Terraza de 24 m² con borde ajardinado',
        'Vistas a la cascada',
        'Cocina con barra para tres',
        'Segundo dormitorio silencioso',
        'Climatización por aerotermia',
        'Armarios empotrados',
        'Ascensor',
        'Plaza de garaje',
        'Trastero',
        'Más de 7.000 m² de zonas verdes',
      ],
    },
  },
  {
    id: 'waterfall-02',
    slug: 'waterfall-three-bedrooms-stepped-terrace',
    ref: 'WFR-431',
    propertyType: 'apartment',
    development: 'Waterfall Residences',
    location: 'Alborán Hills, Costa del Sol',
    price: 1280000,
    bedrooms: 3,
    bathrooms: 2,
    area: 134,
    terrace: 78,
    garden: null,
    communityFees: 310,
    energyRating: 'B',
    status: 'available',
    pictures: [
      'terrace-waterfall',
      'living-waterfall',
      'kitchen-waterfall',
      'suite-waterfall',
      'bath-waterfall',
      'terrace-roofs',
      'waterfall-terraces',
      'waterfall-aerial',
      'waterfall-stairs',
      'waterfall-evening',
      'waterfall-cascade',
      'spa-pool',
    ],
    en: {
      title: 'Three bedrooms, stepped terrace',
      description:
        'A terrace of 78 m², half under cover and half under the sky, with a bed of rosemary along its edge. Under construction.',
      longDescription: `Each floor of the building steps back from the one below, and the difference is given to you as terrace.

Of its seventy-eight square metres, half lie beneath the storey above and half beneath nothing. The covered part continues the living room and has the table; the open part ends in a bed of rosemary as deep as an arm, so children and glasses stay away from the edge. Indoors, the kitchen can be closed. Two bedrooms look south with the living room. The third faces east and would make a good study.

Stepping back works both ways. Anyone who leans over the rail upstairs can see the end of your terrace; the planting on their side is there to discourage it. Two bathrooms serve three bedrooms. Parking for two cars and a store are underground, with a lift. The building is under construction, and we send plans of this floor and its neighbours.`,
      features: [
        'Terrace half covered, half open, 78 m²',
        'Planted edge with irrigation',
        'South and east orientation',
        'Kitchen that can be closed',
        'Third bedroom or study',
        'Underfloor heating in bathrooms',
        'Aerothermal heating and cooling',
        'Two underground parking spaces',
        'Store room',
        'Padel and tennis courts',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Tres dormitorios con terraza escalonada',
      description:
        'Una terraza de 78 m², la mitad a cubierto y la otra al raso, con un arriate de romero en el borde. En construcción.',
      longDescription: `El edificio retrocede en cada planta, y el hueco que deja se vuelve terraza.

Son 78 m²: una mitad, bajo el piso de arriba; la otra, sin nada encima. La parte cubierta prolonga el salón y acoge la mesa. La descubierta termina en un arriate de romero del ancho de un brazo, que aleja del borde a los niños y las copas. Dentro, la cocina se puede cerrar. Dos dormitorios comparten con el salón la orientación sur; el tercero da al este y vale para despacho.

El retranqueo tiene su contrapartida. Quien se asome desde la planta superior verá un extremo de la terraza; las plantas de aquel borde están para quitarle las ganas. Hay dos baños para tres dormitorios. En el sótano se incluyen dos plazas y un trastero, con ascensor. El edificio está en construcción; le enviaremos los planos de esta planta y de las contiguas.`,
      features: [
        'Terraza de 78 m², la mitad cubierta',
        'Arriate perimetral con riego',
        'Orientación sur y este',
        'Cocina que se puede cerrar',
        'Tercer dormitorio o despacho',
        'Suelo radiante en los baños',
        'Climatización por aerotermia',
        'Dos plazas de garaje',
        'Trastero',
        'Pistas de pádel y de tenis',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'waterfall-03',
    slug: 'waterfall-garden-villa-on-the-park',
    ref: 'WFR-G07',
    propertyType: 'villa',
    development: 'Waterfall Residences',
    location: 'Alborán Hills, Costa del Sol',
    price: 950000,
    bedrooms: 3,
    bathrooms: 3,
    area: 121,
    terrace: 44,
    garden: 110,
    communityFees: 330,
    energyRating: 'B',
    status: 'available',
    pictures: [
      'waterfall-garden',
      'living-park',
      'kitchen-park',
      'suite-park',
      'bath-waterfall',
      'waterfall-table',
      'waterfall-aerial',
      'waterfall-cascade',
      'waterfall-terraces',
      'waterfall-evening',
      'resort-garden',
      'spa-pool',
    ],
    en: {
      title: 'Garden villa beside the park',
      description:
        'Three bedrooms on two floors, 110 m² of garden and a gate into the park. No sea from here, but trees. Under construction.',
      longDescription: `The park covers more than seven thousand square metres, and it begins where your own hundred and ten end.

A low gate joins the two. The garden is long enough for a row of orange trees and a table under them; the terrace, between garden and living room, is forty-four square metres and faces south-west. Inside, the ground floor is one room, with the kitchen at the street end and a bedroom and bathroom to the side. The stair is in the middle. It leads to two bedrooms, each with a bathroom and a window over the trees.

You will not see the sea from here; the trees see to that, and also to the temperature in August. Walkers use the path beyond the gate, so the hedge matters and will take three years to do its work. Parking is underground, two spaces, a covered walk from the door. The villas are under construction.`,
      features: [
        'Private garden, 110 m²',
        'Gate into the park',
        'South-west terrace, 44 m²',
        'Ground-floor bedroom and bathroom',
        'Bathroom to every bedroom',
        'Own front door',
        'Aerothermal heating and cooling',
        'Two underground parking spaces',
        'Store room',
        '25-metre heated pool and spa',
      ],
    },
    es: {
      title: 'Villa con jardín y salida al parque',
      description:
        'Tres dormitorios en dos plantas, 110 m² de jardín y una puerta al parque. Se ven árboles, no el mar. En construcción.',
      longDescription: `Donde acaba el jardín de la casa, de 110 m², empieza un parque de más de siete mil.

Los une una puerta baja. El jardín da para una hilera de naranjos con la mesa debajo; entre él y el salón, la terraza suma 44 m² y mira al suroeste. La planta baja es una sola estancia, con la cocina del lado de la calle y un dormitorio con baño aparte. La escalera, en el centro, lleva a otros dos dormitorios, con un baño cada uno y la ventana a la altura de las copas.

El mar no se ve: lo tapan los mismos árboles que en agosto refrescan la casa. Por el sendero del otro lado pasea gente, de modo que el seto hace falta, y tardará tres años en cerrar. Las dos plazas de garaje están en el sótano, y se llega a la puerta a cubierto. Las villas están en construcción.`,
      features: [
        'Jardín privado de 110 m²',
        'Cancela al parque',
        'Terraza de 44 m² al suroeste',
        'Dormitorio y baño en planta baja',
        'Un baño por dormitorio',
        'Puerta independiente',
        'Climatización por aerotermia',
        'Dos plazas de garaje',
        'Trastero',
        'Piscina climatizada de 25 metros y spa',
      ],
    },
  },
]
