import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'North Residences, apartments and villas',
    description:
      'Six villas and twenty-six apartments on a slope of pines in Alborán Hills, with terraces of up to {apartmentsTerraceMax} m². From {priceMin}.',
    priceNote:
      'The release is announced from {indicativePrice}, an indicative price; the homes on sale start at {priceMin}.',
    intro:
      'Six villas and twenty-six apartments on a slope of pines, set so that the next roof is below your terrace and never beside it.',
    figures: {
      apartments: {
        figure: '{apartmentsHomes}',
        title: 'Apartments',
        text: 'Two bedrooms, and a terrace larger than the rooms behind it.',
      },
      villas: {
        figure: '{villasHomes}',
        title: 'Villas',
        text: 'Four bedrooms: more house, and less terrace.',
      },
      parking: {
        figure: '{parking}',
        title: 'Parking spaces',
        text: 'Underground, for every residence.',
      },
    },
    units: {
      apartments: {
        title: 'Two-bedroom apartments',
        text: 'The terrace is the larger room. It runs the full width of the apartment and turns the corner, so that some part of it has sun from breakfast to dinner.',
      },
      villas: {
        title: 'Four-bedroom villas',
        text: 'Two floors around a stair lit from above, with the pool on the level of the living room. There is more to look after, and more of it is indoors.',
      },
    },
    interior: {
      title: 'Interior excellence',
      lead: 'Limestone, oak and lime plaster; nothing that asks to be noticed.',
      text: 'Floors continue outside at the same level. Doors are full height. The principal bathroom has a window, and the kitchen a second sink.',
      kitchen: 'The kitchen, from the dining end.',
      living: 'The living room, panels closed.',
    },
    features: {
      title: 'Key features',
      list: [
        'South and west orientation',
        'Deep overhangs for shade',
        'Aerothermal heating and cooling',
        'Home automation',
        'Two underground parking spaces',
        'Store room with every residence',
        'Lift from the garage',
        'Gardens kept by the community',
      ],
    },
    types: { title: 'Residence types', line: '{n} bedrooms, {area}' },
    outdoor: {
      title: 'Outdoor living',
      text: 'Each terrace has water, gas and shade built in. Planting is native and asks for little: rosemary, lentisk, lavender, and bougainvillea where there is a wall for it. The pines were here first. They drop needles, which have to be swept.',
      caption: 'The path across the lawn, mid-morning.',
    },
    inclusions: 'Lifestyle inclusions',
    call: 'Ask for the plans, and come and see the\u00a0slope.',
  },
  {
    title: 'North Residences, apartamentos y villas',
    description:
      'Seis villas y veintiséis apartamentos en una ladera de pinos de Alborán Hills, con terrazas de hasta {apartmentsTerraceMax} m². Desde {priceMin}.',
    priceNote:
      'La promoción se anuncia desde {indicativePrice}, precio orientativo; las viviendas en venta parten de {priceMin}.',
    intro:
      'Seis villas y veintiséis apartamentos en una ladera de pinos, dispuestos de modo que el tejado vecino queda por debajo de la terraza, nunca al lado.',
    figures: {
      apartments: {
        figure: '{apartmentsHomes}',
        title: 'Apartamentos',
        text: 'Dos dormitorios y una terraza mayor que la vivienda que tiene detrás.',
      },
      villas: {
        figure: '{villasHomes}',
        title: 'Villas',
        text: 'Cuatro dormitorios: más casa y menos terraza.',
      },
      parking: {
        figure: '{parking}',
        title: 'Plazas de garaje',
        text: 'Subterráneas, para cada vivienda.',
      },
    },
    units: {
      apartments: {
        title: 'Apartamentos de dos dormitorios',
        text: 'La habitación más grande es la terraza. Ocupa todo el frente y dobla la esquina: del desayuno a la cena siempre le da el sol a algún tramo.',
      },
      villas: {
        title: 'Villas de cuatro dormitorios',
        text: 'Dos plantas en torno a una escalera con luz cenital, y la piscina a la altura del salón. Hay más que cuidar, y casi todo queda bajo techo.',
      },
    },
    interior: {
      title: 'Interiores cuidados',
      lead: 'Caliza, roble y revoco de cal; nada que reclame atención.',
      text: 'El suelo sale a la terraza sin escalón. Las puertas llegan al techo. El baño principal tiene ventana y la cocina, un segundo fregadero.',
      kitchen: 'La cocina, desde el lado del comedor.',
      living: 'El salón, con las hojas cerradas.',
    },
    features: {
      title: 'Lo esencial',
      list: [
        'Orientación sur y oeste',
        'Grandes voladizos que dan sombra',
        'Climatización por aerotermia',
        'Domótica',
        'Dos plazas de garaje subterráneas',
        'Trastero con cada vivienda',
        'Ascensor desde el garaje',
        'Jardines a cargo de la comunidad',
      ],
    },
    types: { title: 'Tipos de vivienda', line: '{n} dormitorios, {area}' },
    outdoor: {
      title: 'La vida fuera',
      text: 'Cada terraza tiene tomas de agua y de gas, y sombra fija. Las plantas son del lugar y piden poco: romero, lentisco, lavanda y, donde hay pared que la sostenga, buganvilla. Los pinos estaban antes. Sueltan agujas, y hay que barrerlas.',
      caption: 'El sendero que cruza el césped, a media mañana.',
    },
    inclusions: 'Qué incluye vivir aquí',
    call: 'Pida los planos y venga a ver la\u00a0ladera.',
  },
)
