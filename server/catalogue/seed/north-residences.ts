import type { SampleProperty } from './sample-property.ts'

export const northHomes: SampleProperty[] = [
  {
    id: 'north-01',
    slug: 'north-residences-apartment-wide-terrace',
    ref: 'NOR-A02',
    propertyType: 'apartment',
    development: 'North Residences',
    location: 'Alborán Hills, Costa del Sol',
    price: 2530000,
    bedrooms: 2,
    bathrooms: 2,
    area: 115,
    terrace: 228,
    garden: null,
    communityFees: 610,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'terrace-north',
      'living-hearth',
      'kitchen-north',
      'suite-north',
      'suite-stone',
      'north-slope',
      'north-pines',
      'north-path',
      'north-evening',
      'resort-pool25',
      'spa-pool',
      'club-padel',
    ],
    en: {
      title: 'Two bedrooms and a terrace of 228 m²',
      description:
        'The terrace is almost twice the size of the rooms behind it. Water, gas and shade are built in. Two bedrooms, two parking spaces.',
      longDescription: `Nearly two square metres outside for every one indoors: that is the apartment, and the argument for it.

The terrace wraps the south and west sides under a deep overhang. One part is a dining room, with gas and water. Another has lavender along its edge. The rest is left clear for chairs and for the hours. Indoors the living room and the kitchen are a single room, glazed on the long side. Both bedrooms open outwards. The principal has a dressing room and a bathroom with a window; the second has its bathroom across the passage.

Two bedrooms, then, for the price of a villa, and a third guest will need another address. In January the terrace is for coats and coffee; from April it is the house. The pines in front frame the sea and drop needles, and those that fall on your stone are yours. Two underground parking spaces and a store are included.`,
      features: [
        'South and west terrace, 228 m²',
        'Gas and water on the terrace',
        'Deep overhang for shade',
        'Oak kitchen with second sink',
        'Bathroom with a window',
        'Dressing room',
        'Aerothermal heating and cooling',
        'Home automation',
        'Two underground parking spaces',
        'Store room',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Dos dormitorios y 228 m² de terraza',
      description:
        'La terraza casi dobla a la vivienda y tiene agua, gas y sombra propia. Dos dormitorios, dos plazas de garaje.',
      longDescription: `Por cada metro bajo techo hay casi dos de terraza, y en eso consiste la casa.

La terraza rodea las fachadas sur y oeste al abrigo de un gran voladizo. Un tramo hace de comedor, con gas y agua; otro lleva lavanda en el borde; el resto queda libre para mover las sillas según la hora. Dentro, salón y cocina forman una sola pieza acristalada a lo largo. Los dos dormitorios salen al exterior. El principal tiene vestidor y un baño con ventana; el del segundo está al otro lado del pasillo.

Son, pues, dos dormitorios a precio de villa, y un tercer invitado tendrá que dormir en otra parte. En enero la terraza pide abrigo; desde abril es donde se vive. Los pinos de delante enmarcan el mar y sueltan agujas, y barrer las que caen dentro le toca al propietario. El precio comprende dos plazas de garaje y un trastero.`,
      features: [
        'Terraza de 228 m² al sur y al oeste',
        'Tomas de gas y agua en la terraza',
        'Sombra de un gran voladizo',
        'Cocina de roble con segundo fregadero',
        'Baño con ventana',
        'Vestidor',
        'Climatización por aerotermia',
        'Domótica',
        'Dos plazas de garaje',
        'Trastero',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'north-02',
    slug: 'north-residences-corner-apartment-library',
    ref: 'NOR-B09',
    propertyType: 'apartment',
    development: 'North Residences',
    location: 'Alborán Hills, Costa del Sol',
    price: 2750000,
    bedrooms: 2,
    bathrooms: 3,
    area: 221,
    terrace: 241,
    garden: null,
    communityFees: 740,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'living-hearth',
      'kitchen-north',
      'suite-north',
      'suite-stone',
      'terrace-north',
      'north-path',
      'north-evening',
      'north-pines',
      'north-slope',
      'resort-pool25',
      'spa-pool',
      'restaurant-dusk',
    ],
    en: {
      title: 'Corner apartment with a library',
      description:
        'Two bedrooms in opposite wings, a library between living and dining room, and a terrace round two sides of the building.',
      longDescription: `Two hundred and twenty-one square metres for two bedrooms leave room for everything one does awake.

A library stands between the living room and the dining room, and sliding panels open it to both. The kitchen has the north-east corner, with a breakfast table beside it and a second sink in the pantry. The bedrooms keep to opposite wings. Each has its bathroom and a place for clothes. A third shower is by the terrace door, for whoever comes up from the pool.

The terrace, 241 m², goes round the corner, so one half of it is nearly always out of the wind. It is a great deal to furnish, and a terrace of this size looks bare with four chairs. The library could become a third bedroom; the drains do not allow it a bathroom. Underground there are two parking spaces and a store, and a lift to a landing of your own.`,
      features: [
        'Terrace on two sides, 241 m²',
        'Library with sliding panels',
        'Separate dining room',
        'Kitchen with pantry',
        'Bedrooms in opposite wings',
        'Three bathrooms',
        'Underfloor heating',
        'Home automation',
        'Lift to a private landing',
        'Two underground parking spaces',
        'Store room',
      ],
    },
    es: {
      title: 'Apartamento en esquina con biblioteca',
      description:
        'Dos dormitorios en alas opuestas, una biblioteca entre salón y comedor, y terraza a dos fachadas.',
      longDescription: `Con 221 m² y solo dos dormitorios, queda sitio para todo lo que se hace despierto.

Entre el salón y el comedor hay una biblioteca que se abre a los dos con paneles correderos. La cocina ocupa la esquina noreste, con mesa de desayuno y un segundo fregadero en la despensa. Los dormitorios están en alas opuestas, y cada uno tiene baño y sitio para la ropa. Un tercer baño, con ducha, queda junto a la puerta de la terraza, para quien sube de la piscina.

La terraza, de 241 m², dobla la esquina, y casi siempre hay una mitad a resguardo del viento. Amueblarla lleva su tiempo: con cuatro sillas parece desierta. La biblioteca podría convertirse en un tercer dormitorio, aunque los desagües no dan para otro baño. En el sótano hay dos plazas de garaje y un trastero; el ascensor sube a un rellano propio.`,
      features: [
        'Terraza de 241 m² a dos fachadas',
        'Biblioteca con paneles correderos',
        'Comedor independiente',
        'Cocina con despensa',
        'Dormitorios en alas opuestas',
        'Tres baños',
        'Suelo radiante',
        'Domótica',
        'Ascensor a rellano propio',
        'Dos plazas de garaje',
        'Trastero',
      ],
    },
  },
  {
    id: 'north-03',
    slug: 'north-residences-villa-four-bedrooms',
    ref: 'NOR-V04',
    propertyType: 'villa',
    development: 'North Residences',
    location: 'Alborán Hills, Costa del Sol',
    price: 3960000,
    bedrooms: 4,
    bathrooms: 5,
    area: 400,
    terrace: 95,
    garden: 620,
    communityFees: 890,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'northvilla-edge',
      'living-northvilla',
      'kitchen-north',
      'suite-north',
      'suite-stone',
      'northvilla-pool',
      'northvilla-garden',
      'northvilla-dusk',
      'resort-garden',
      'spa-pool',
      'club-padel',
      'restaurant-dusk',
    ],
    en: {
      title: 'Four-bedroom villa among the pines',
      description:
        'Two floors around a stair lit from above, a pool level with the living room, and 620 m² of garden. More house than terrace.',
      longDescription: `A stair lit from above holds the house together, and at noon it is the brightest room in it.

On the ground floor it separates the living room, which is level with the pool, from the kitchen and dining room, which are level with the garden. A bedroom with its bathroom is by the entrance, for guests who keep their own hours. Upstairs the principal takes the whole south side. Two more bedrooms face the pines and sleep cool. Under the house are a laundry, a store and a garage for two cars, with a lift to both floors.

Four hundred square metres indoors against ninety-five of terrace is a choice: the apartments next door have more than twice as much outside. The garden makes up for it with lavender, lentisk and shade. The same pines put the pool in shadow from four o’clock in winter, which is worth seeing before you decide.`,
      features: [
        'Private pool level with the living room',
        'Garden, 620 m²',
        'Stair with skylight',
        'Lift to both floors',
        'Ground-floor guest bedroom',
        'Five bathrooms, one of them by the pool',
        'Limestone, oak and lime plaster',
        'Aerothermal heating and cooling',
        'Home automation',
        'Two underground parking spaces',
        'Laundry and store in the basement',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Villa de cuatro dormitorios entre pinos',
      description:
        'Dos plantas en torno a una escalera con luz cenital, piscina a la altura del salón y 620 m² de jardín. Más casa que terraza.',
      longDescription: `Una escalera con luz cenital ordena la casa, y a mediodía no hay estancia más clara.

En la planta baja separa el salón, que está al nivel de la piscina, de la cocina y el comedor, que están al del jardín. Junto a la entrada hay un dormitorio con baño para el invitado que va y viene a su aire. Arriba, el principal se queda con todo el sur; otros dos dan a los pinos y se mantienen frescos de noche. En el sótano hay lavadero, trastero y garaje para dos coches, con un ascensor que sube a las dos plantas.

Cuatrocientos metros dentro y 95 de terraza responden a una elección: los apartamentos vecinos tienen fuera más del doble. Lo compensa el jardín, con lavanda, lentisco y sombra. Esos mismos pinos dejan la piscina sin sol a las cuatro en invierno; conviene verlo antes de decidirse.`,
      features: [
        'Piscina privada a la altura del salón',
        'Jardín de 620 m²',
        'Escalera con lucernario',
        'Ascensor a las dos plantas',
        'Dormitorio de invitados en planta baja',
        'Cinco baños, uno de ellos junto a la piscina',
        'Caliza, roble y revoco de cal',
        'Climatización por aerotermia',
        'Domótica',
        'Dos plazas de garaje',
        'Lavadero y trastero en el sótano',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
]
