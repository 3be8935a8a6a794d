import type { SampleProperty } from './sample-property.ts'

export const lomas2Homes: SampleProperty[] = [
  {
    id: 'lomas-2-01',
    slug: 'lomas-2-first-floor-by-the-long-pool',
    ref: 'LH2-118',
    propertyType: 'apartment',
    development: 'Lomas del Higuerón 2',
    location: 'Alborán Hills, Costa del Sol',
    price: 545000,
    bedrooms: 2,
    bathrooms: 2,
    area: 92,
    terrace: 26,
    garden: null,
    communityFees: 215,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'living-lomas',
      'kitchen-lomas',
      'suite-lomas',
      'bath-lomas',
      'lomas-pool25',
      'lomas-entrance',
      'lomas-evening',
      'lomas-garden',
      'lomas-aerial',
      'club-padel',
    ],
    en: {
      title: 'First floor by the long pool',
      description:
        'Two bedrooms, a south terrace behind a sliding timber screen, and the longest of five pools in front of it.',
      longDescription: `From the sofa you can see who is swimming, and count the lengths.

The living room faces the pool garden, to the south, with twenty-six square metres of terrace behind a timber screen. Closed, the screen filters the light and the looks; open, it slides out of sight. The kitchen shares the room, and a laundry is behind a door beside the fridge. The principal bedroom is next to the terrace and has its bathroom. The second is on the entrance side, which is the quieter one.

Quiet counts, because in July there are children in the water until supper. The development has a hundred and sixty apartments and five pools to spread them over; ten share each entrance, so the stair soon has names. Two parking spaces come with the apartment, and so does a family platinum membership of the sport club, free and for life.`,
      features: [
        'South terrace with sliding screen, 26 m²',
        'Long pool in front, four more on the site',
        'Open kitchen, separate laundry',
        'Principal bedroom with bathroom',
        'Aerothermal heating and cooling',
        'Lift',
        'Two parking spaces',
        'Store room',
        'Lifetime family platinum sport-club membership',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Primera planta frente a la piscina larga',
      description:
        'Dos dormitorios y terraza al sur con celosía corredera, delante de la más larga de las cinco piscinas.',
      longDescription: `Desde el sofá se ve quién nada, y hasta se le pueden contar los largos.

El salón mira al sur, al jardín de la piscina, con una terraza de 26 m² tras una celosía de madera. Cerrada, tamiza la luz y las miradas; abierta, desaparece a un lado. La cocina está en la misma pieza, y el lavadero, tras una puerta junto al frigorífico. El dormitorio principal queda al lado de la terraza y tiene baño. El segundo da a la entrada, que es la parte tranquila.

Importa saberlo: en julio hay niños en el agua hasta la cena. El conjunto suma 160 apartamentos y cinco piscinas en las que repartirse, y cada portal da servicio a diez, así que los vecinos se conocen pronto. El apartamento se entrega con dos plazas de garaje y con el abono familiar platino del club deportivo, gratuito y de por vida.`,
      features: [
        'Terraza de 26 m² al sur con celosía corredera',
        'Piscina larga delante y otras cuatro en el conjunto',
        'Cocina abierta y lavadero aparte',
        'Dormitorio principal con baño',
        'Climatización por aerotermia',
        'Ascensor',
        'Dos plazas de garaje',
        'Trastero',
        'Abono familiar platino del club, de por vida',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'lomas-2-02',
    slug: 'lomas-2-top-floor-three-bedrooms',
    ref: 'LH2-634',
    propertyType: 'apartment',
    development: 'Lomas del Higuerón 2',
    location: 'Alborán Hills, Costa del Sol',
    price: 698000,
    bedrooms: 3,
    bathrooms: 2,
    area: 118,
    terrace: 46,
    garden: null,
    communityFees: 260,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'terrace-lomas',
      'living-lomas',
      'kitchen-lomas',
      'suite-lomas',
      'bath-lomas',
      'lomas-garden',
      'lomas-evening',
      'lomas-entrance',
      'lomas-pool25',
      'lomas-aerial',
      'club-padel',
    ],
    en: {
      title: 'Top floor, three bedrooms',
      description:
        'The highest of four storeys, above the garden path: morning in the bedrooms, afternoon on a terrace of 46 m².',
      longDescription: `On the top storey of four, the garden becomes something to look down on.

Three bedrooms occupy the east side and have the morning. The living room and the kitchen have the south-west, and forty-six square metres of terrace in front, deep enough for a table and a row of loungers. From the rail you see the path, the planting, the module opposite and, above its roof, a line of sea.

The line is thin. Whoever wants all of the sea has to go higher up the hill and spend more. What this floor has instead is that nobody walks overhead, and a roof slab with twice the insulation of the others. Two bedrooms share a bathroom; the principal has its own. The lift comes from the garage, where two parking spaces and a store are included, and the household has free family platinum membership of the sport club, for life.`,
      features: [
        'Terrace to the south-west, 46 m²',
        'Top floor, nobody above',
        'Three east-facing bedrooms',
        'Fitted kitchen and laundry',
        'Reinforced roof insulation',
        'Aerothermal heating and cooling',
        'Lift from the garage',
        'Two parking spaces and store',
        'Five shared pools',
        'Lifetime family platinum sport-club membership',
      ],
    },
    es: {
      title: 'Última planta de tres dormitorios',
      description:
        'La más alta de cuatro plantas, sobre el sendero del jardín: los dormitorios a levante y una terraza de 46 m² para la tarde.',
      longDescription: `En la última de las cuatro plantas, el jardín se mira desde arriba.

Los tres dormitorios dan al este y reciben la mañana. El salón y la cocina miran al suroeste, con 46 m² de terraza delante: cabe una mesa y, detrás, una fila de tumbonas. Desde la barandilla se ven el sendero, los arriates, el módulo de enfrente y, por encima de su cubierta, una línea de mar.

Es una línea fina. Quien quiera el mar entero tendrá que subir ladera arriba y gastar más. A cambio, aquí no pisa nadie encima, y la cubierta lleva el doble de aislamiento que los demás forjados. Dos dormitorios comparten baño y el principal tiene el suyo. El ascensor llega desde el garaje, donde van incluidas dos plazas y un trastero. La familia tiene abono platino en el club deportivo, gratuito y de por vida.`,
      features: [
        'Terraza de 46 m² al suroeste',
        'Última planta, sin vecinos encima',
        'Tres dormitorios al este',
        'Cocina equipada y lavadero',
        'Cubierta con aislamiento reforzado',
        'Climatización por aerotermia',
        'Ascensor desde el garaje',
        'Dos plazas de garaje y trastero',
        'Cinco piscinas comunitarias',
        'Abono familiar platino del club, de por vida',
      ],
    },
  },
]
