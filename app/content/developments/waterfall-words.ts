import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Waterfall Residences, homes by the cascade',
    description:
      'Two hundred and thirty-three homes among more than {green} m² of green in Alborán Hills. Under construction. From {priceMin}.',
    overview: {
      title: 'Overview',
      lead: 'The water comes down between the houses, step by step, and will be heard before it is seen.',
      paragraphs: [
        'Two hundred and thirty-three homes stand on a slope. Their terraces step back with the hill and are planted along the edge, so that from each of them one sees leaves, not the terrace below.',
        'It is under construction. Until it is finished, a viewing means plans and materials at the sales office and, where the works allow, the site itself, in a helmet. With the plans, ask for the licence, the payment plan and the handover date.',
      ],
    },
    features: {
      title: 'Features',
      list: [
        'Terraces stepped with the slope',
        'Planting along every terrace',
        'Two or three bedrooms',
        'Garden villas with a gate to the park',
        'Park between the buildings',
        'Pools at the foot of the cascade',
        'Underground parking',
        'Gated security, 24/7',
      ],
    },
    details: [
      { name: 'Residences', value: '{homes}' },
      { name: 'Bedrooms', value: '{bedrooms}' },
      { name: 'Build', value: '{area}\u00a0m²' },
      { name: 'Terraces', value: '{terrace}\u00a0m²' },
      { name: 'Status', value: '{status}' },
      { name: 'Energy rating', value: 'B (of the project)' },
    ],
    options: {
      title: 'Residence options',
      onSale: 'The one on sale',
      two: {
        title: 'Two bedrooms',
        text: 'One plan, give or take two square metres. What varies is the terrace: the higher up, the more of it.',
      },
      three: {
        title: 'Three bedrooms',
        text: 'Corner plans and top plans, and therefore few alike. The largest terrace is larger than the smallest apartment.',
      },
      garden: {
        title: 'Garden villas',
        text: 'On the ground, with a garden in front and a gate to the park. They have trees where the others have the sea.',
      },
    },
    sustainability: {
      title: 'Sustainability',
      lead: 'Thirty square metres of green for each home.',
      text: 'More than {green} m² among {homes} homes is thirty for each, which is more than the smallest terrace here; the community maintains it. The water of the cascade is recirculated. Trees stand where the afternoon sun would reach the glass.',
      share: {
        green: 'Green space for each home',
        terrace: 'The smallest terrace',
        scale: 'Each square is one metre.',
      },
    },
    call: 'Come and see where the water will\u00a0run.',
  },
  {
    title: 'Waterfall Residences, viviendas con cascada',
    description:
      'Doscientas treinta y tres viviendas entre más de {green} m² de zonas verdes, en Alborán Hills. En construcción. Desde {priceMin}.',
    overview: {
      title: 'Descripción',
      lead: 'El agua bajará entre las casas, de escalón en escalón, y se oirá antes de verse.',
      paragraphs: [
        'Son doscientas treinta y tres viviendas en una ladera. Las terrazas retroceden con la pendiente y llevan plantas en el borde: desde cada una se ven hojas, y no la terraza de abajo.',
        'Está en construcción. Hasta que se termine, la visita consiste en ver los planos y las calidades en la oficina de ventas y, si la obra lo permite, la propia obra, con casco. Con los planos, pida la licencia, el calendario de pagos y la fecha de entrega.',
      ],
    },
    features: {
      title: 'Características',
      list: [
        'Terrazas escalonadas con la ladera',
        'Plantas a lo largo de cada terraza',
        'Dos o tres dormitorios',
        'Villas con jardín y puerta al parque',
        'Parque entre los edificios',
        'Piscinas al pie de la cascada',
        'Garaje subterráneo',
        'Recinto cerrado con vigilancia 24 horas',
      ],
    },
    details: [
      { name: 'Viviendas', value: '{homes}' },
      { name: 'Dormitorios', value: '{bedrooms}' },
      { name: 'Superficie construida', value: '{area}\u00a0m²' },
      { name: 'Terrazas', value: '{terrace}\u00a0m²' },
      { name: 'Estado', value: '{status}' },
      { name: 'Calificación energética', value: 'B (del proyecto)' },
    ],
    options: {
      title: 'Opciones de vivienda',
      onSale: 'La que está en venta',
      two: {
        title: 'Dos dormitorios',
        text: 'Un solo plano, metro arriba, metro abajo. Lo que cambia es la terraza: cuanto más alta, más grande.',
      },
      three: {
        title: 'Tres dormitorios',
        text: 'Esquinas y últimas plantas, de modo que pocas se repiten. La terraza mayor supera al apartamento más pequeño.',
      },
      garden: {
        title: 'Villas con jardín',
        text: 'A ras de suelo, con jardín delante y puerta al parque. Donde las demás tienen el mar, estas tienen árboles.',
      },
    },
    sustainability: {
      title: 'Sostenibilidad',
      lead: 'Treinta metros cuadrados de verde por vivienda.',
      text: 'Más de {green} m² para {homes} viviendas son treinta por vivienda, más que la terraza más pequeña; de su cuidado se ocupa la comunidad. El agua de la cascada recircula. Los árboles se plantan donde el sol de la tarde daría en el cristal.',
      share: {
        green: 'Zona verde por vivienda',
        terrace: 'La terraza más pequeña',
        scale: 'Cada cuadro mide un metro de lado.',
      },
    },
    call: 'Venga a ver por dónde correrá el\u00a0agua.',
  },
)
