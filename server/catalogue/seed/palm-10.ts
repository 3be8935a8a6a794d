import type { SampleProperty } from './sample-property.ts'

export const palm10Homes: SampleProperty[] = [
  {
    id: 'palm-10-01',
    slug: 'palm-10-villa-on-the-court',
    ref: 'P10-04',
    propertyType: 'villa',
    development: 'Palm 10',
    location: 'Alborán Hills, Costa del Sol',
    price: 2400000,
    bedrooms: 5,
    bathrooms: 5,
    area: 390,
    terrace: 140,
    garden: 620,
    communityFees: 690,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'palm10-axis',
      'living-palm',
      'kitchen-palm',
      'suite-palm',
      'suite-white',
      'palm10-portico',
      'palm10-upper',
      'palm10-aerial',
      'palm10-court',
      'palm10-palms',
      'palm10-entrance',
      'spa-pool',
    ],
    en: {
      title: 'Villa on the palm court',
      description:
        'Five bedrooms between a court of palms to the north and a pool to the south. Cool on one side, open on the other.',
      longDescription: `You arrive under palms, in the shade, and the sea waits until you are standing in the living room.

That room takes the whole south side. Its glass slides into the wall, and the limestone floor goes on to the edge of the pool. The kitchen is behind, facing the court, with an outdoor table on either side: one for lunch in August, one for lunch in February. Four bedrooms are upstairs and open on a single long terrace. The fifth is on the ground floor, for guests. Each has a bathroom. A stair goes on to the roof and its pergola.

The court and its still water belong to all the houses, so neighbours will be met there, and greeted. The pool on the south is yours, and so is its upkeep. The garden is agave and gravel and asks for little. Two cars park under the house.`,
      features: [
        'Private pool with infinity edge',
        'Shared court of palms and still water',
        'Roof terrace with pergola',
        'Terrace linking four bedrooms',
        'Ground-floor bedroom with bathroom',
        'Living room glazed for its whole width',
        'Two outdoor dining tables, sun and shade',
        'Low-water garden, 620 m² plot',
        'Aerothermal, underfloor heating',
        'Two covered parking spaces',
        'Gated security, 24/7',
      ],
    },
    es: {
      title: 'Villa en el patio de las palmeras',
      description:
        'Cinco dormitorios entre un patio con palmeras, al norte, y la piscina, al sur. Una cara fresca y otra abierta.',
      longDescription: `Se entra a la sombra de las palmeras, y el mar no aparece hasta que se pisa el salón.

El salón ocupa todo el lado sur. El acristalamiento se esconde en el muro y la caliza del suelo continúa hasta el borde de la piscina. Detrás, de cara al patio, está la cocina, con una mesa fuera a cada lado: la de agosto y la de febrero. Arriba hay cuatro dormitorios que salen a una misma terraza. El quinto queda en la planta baja, para invitados. Todos tienen baño. La escalera sigue hasta la azotea, con su pérgola.

El patio y su lámina de agua son de todas las casas: allí se encuentra uno con los vecinos y los saluda. La piscina del sur es propia, como lo es el gasto de mantenerla. El jardín, de agaves y grava, se conforma con poco. Bajo la casa aparcan dos coches.`,
      features: [
        'Piscina desbordante privada',
        'Patio común con palmeras y lámina de agua',
        'Azotea con pérgola',
        'Terraza corrida ante cuatro dormitorios',
        'Dormitorio con baño en planta baja',
        'Salón acristalado a todo lo ancho',
        'Dos comedores exteriores, a sol y a sombra',
        'Parcela de 620 m² con plantas de poco riego',
        'Suelo radiante por aerotermia',
        'Dos plazas de aparcamiento cubiertas',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
  },
  {
    id: 'palm-10-02',
    slug: 'palm-10-villa-at-the-sea-end',
    ref: 'P10-01',
    propertyType: 'villa',
    development: 'Palm 10',
    location: 'Alborán Hills, Costa del Sol',
    price: 2780000,
    bedrooms: 5,
    bathrooms: 6,
    area: 428,
    terrace: 172,
    garden: 810,
    communityFees: 740,
    energyRating: 'A',
    status: 'available',
    pictures: [
      'palm10-evening',
      'living-palm',
      'kitchen-palm',
      'suite-palm',
      'suite-white',
      'palm10-dining',
      'palm10-upper',
      'palm10-aerial',
      'palm10-lounge',
      'palm10-detail',
      'resort-garden',
      'spa-pool',
    ],
    en: {
      title: 'Villa at the sea end of the court',
      description:
        'The last house of Palm 10: free on three sides, five bedrooms, and the wind that comes with having nobody in front.',
      longDescription: `The palms stop here, and the water carries on.

As the last house of the row it has three free sides, and the plan makes use of each. Breakfast is to the east, on a terrace off the kitchen. The living and dining rooms look south and open on the pool. To the west a planted court, walled, keeps the evening for two or three people. Upstairs the principal bedroom has the seaward corner, with dressing rooms either side of the bath; three others share the terrace, and a fifth is below, next to a study.

Nothing stands in front, neither a roof nor anything to stop the levante. On those days one lives on the west side, which was built for it. Expect to pay more for cleaning glass and oiling timber than a house further back. There is a garage for three cars, a workshop, a laundry with its own yard, and a sixth bathroom by the pool.`,
      features: [
        'Three free sides',
        'Private pool facing south',
        'Walled west court, out of the wind',
        'East breakfast terrace',
        'Study on the ground floor',
        'Two dressing rooms',
        'Pool bathroom with shower',
        'Plot of 810 m²',
        'Garage for three cars',
        'Workshop and laundry yard',
        'Aerothermal, underfloor heating',
        'Concierge, every day of the week',
      ],
    },
    es: {
      title: 'Última villa, en el extremo que mira al mar',
      description:
        'La casa que cierra la fila en Palm 10: tres lados libres, cinco dormitorios y el viento de no tener a nadie delante.',
      longDescription: `Aquí terminan las palmeras y sigue el agua.

Por ser la última de la fila tiene tres lados libres, y a cada uno se le ha dado un uso. Al este se desayuna, en una terraza contigua a la cocina. Al sur, salón y comedor se abren a la piscina. Al oeste, un patio tapiado y con plantas reserva la última hora para dos o tres personas. Arriba, el dormitorio principal ocupa la esquina que da al mar, con un vestidor a cada lado del baño; otros tres comparten terraza. El quinto está abajo, junto al despacho.

Delante no hay nada: ni un tejado ni quien pare el levante. Esos días se vive en el lado oeste, que para eso se hizo. Limpiar los cristales y aceitar la madera cuesta aquí más que en las casas de atrás. Hay garaje para tres coches, taller, lavadero con patio propio y un sexto baño al pie de la piscina.`,
      features: [
        'Tres lados libres',
        'Piscina privada al sur',
        'Patio tapiado a poniente, sin viento',
        'Terraza de desayuno al este',
        'Despacho en planta baja',
        'Dos vestidores',
        'Baño con ducha junto a la piscina',
        'Parcela de 810 m²',
        'Garaje para tres coches',
        'Taller y patio de lavadero',
        'Suelo radiante por aerotermia',
        'Servicio de conserjería todos los días de la semana',
      ],
    },
  },
]
