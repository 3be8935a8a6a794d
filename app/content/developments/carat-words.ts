import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'CARAT: apartments with curved terraces',
    description:
      'CARAT, under construction in Alborán Hills: two to four bedrooms, {areaMin}-{areaMax} m², terraces to {terraceMax} m², {printedPrice}.',
    back: 'New Releases',
    flag: 'Exclusive Release',
    impression: 'Computer-generated impressions. The finished building may differ.',
    overview: {
      title: 'Overview',
      lead: 'Two, three and four bedrooms in one building: rooms open to the south, and a terrace along them that grows with the home.',
      paragraphs: [
        'CARAT is under construction. The plans drawn so far are on the homes’ pages; the others are sent on request, with the licence, the payment plan and the handover date.',
        'The terraces grow from thirty square metres to two hundred, faster than the rooms behind them.',
      ],
    },
    features: {
      title: 'Features',
      list: [
        'South-facing living rooms',
        'Full-width sliding panels',
        'One floor level, inside and out',
        'Two to four bathrooms',
        'Fitted kitchens with a second sink',
        'Underfloor heating',
        'Home automation',
        'Underground parking',
      ],
    },
    amenities: {
      title: 'Amenities',
      list: [
        '{pool}-metre heated pool',
        'Spa',
        'Padel and tennis courts',
        'Concierge, every day of the week',
        'Gated security, 24/7',
        'Gardens kept by the community',
      ],
    },
    side: {
      label: 'Summary',
      details: [
        { name: 'Type', value: 'Luxury Apartments' },
        { name: 'Bedrooms', value: '{bedroomsMin}-{bedroomsMax}' },
        { name: 'Bathrooms', value: '{bathroomsMin}-{bathroomsMax}' },
        { name: 'Size', value: '{areaMin}-{areaMax} m²' },
        { name: 'Terraces', value: '{terraceMin}-{terraceMax} m²' },
        { name: 'Status', value: '{status}' },
        { name: 'Energy rating', value: 'A (of the project)' },
      ],
      taxes: 'IVA {ivaRate}% and AJD {ajdRate}% not included.',
    },
    scale: {
      title: 'The smallest and the largest, to one\u00a0scale',
      text: 'Each square is one metre. These are areas, not plans: those are on the homes’ own pages, or sent on request.',
      inside: 'm² inside',
      terrace: 'm² terrace',
      smallest: 'Two bedrooms, from {priceMin}.',
      largest: 'Four bedrooms, to {priceMax}.',
      bar: 'Ten metres',
    },
    sustainability: {
      title: 'Sustainability',
      lead: 'Shade instead of cooling.',
      paragraphs: [
        'Deep slabs keep the summer sun off the glass and let the winter sun in under them. Heat pumps take the heating, cooling and hot water from the air. What is planted is what grows on this coast anyway, and it needs little water.',
        'The energy certificate of the project rates the building A; that of the finished building follows on completion.',
      ],
      caption: 'The resort’s lower garden.',
    },
    homes: 'Already listed',
    call: 'Ask us about the homes of\u00a0CARAT.',
  },
  {
    title: 'CARAT: apartamentos de terrazas curvas',
    description:
      'CARAT, en construcción en Alborán Hills: de dos a cuatro dormitorios, {area} m², terrazas de hasta {terraceMax} m², {printedPrice}.',
    back: 'Nuevas promociones',
    flag: 'Lanzamiento exclusivo',
    impression: 'Infografías. El edificio terminado puede variar.',
    overview: {
      title: 'Descripción',
      lead: 'Dos, tres y cuatro dormitorios en un solo edificio: estancias abiertas al sur y, a lo largo de ellas, una terraza que crece con la vivienda.',
      paragraphs: [
        'CARAT está en construcción. Los planos ya dibujados están en la ficha de cada vivienda; los demás se envían a quien los pide, con la licencia, el calendario de pagos y la fecha de entrega.',
        'Las terrazas van de treinta a doscientos metros cuadrados y crecen más deprisa que las habitaciones.',
      ],
    },
    features: {
      title: 'Características',
      list: [
        'Salones al sur',
        'Ventanales correderos de pared a pared',
        'El mismo nivel dentro y fuera',
        'De dos a cuatro baños',
        'Cocina equipada con segundo fregadero',
        'Suelo radiante',
        'Domótica',
        'Garaje subterráneo',
      ],
    },
    amenities: {
      title: 'Servicios y zonas comunes',
      list: [
        'Piscina climatizada de {pool} metros',
        'Spa',
        'Pistas de pádel y de tenis',
        'Servicio de conserjería todos los días de la semana',
        'Recinto cerrado con vigilancia 24 horas',
        'Jardines a cargo de la comunidad',
      ],
    },
    side: {
      label: 'Resumen',
      details: [
        { name: 'Tipo', value: 'Apartamentos de lujo' },
        { name: 'Dormitorios', value: '{bedrooms}' },
        { name: 'Baños', value: '{bathrooms}' },
        { name: 'Superficie', value: '{area} m²' },
        { name: 'Terrazas', value: '{terrace} m²' },
        { name: 'Estado', value: '{status}' },
        { name: 'Calificación energética', value: 'A (del proyecto)' },
      ],
      taxes: 'IVA ({ivaRate}\u00a0%) y AJD ({ajdRate}\u00a0%) no incluidos.',
    },
    scale: {
      title: 'La más pequeña y la más grande, a\u00a0una misma\u00a0escala',
      text: 'Cada cuadro mide un metro de lado. Son superficies, no planos: estos están en la ficha de cada vivienda o se envían a quien los pide.',
      inside: 'm² construidos',
      terrace: 'm² de terraza',
      smallest: 'Dos dormitorios, desde {priceMin}.',
      largest: 'Cuatro dormitorios, hasta {priceMax}.',
      bar: 'Diez metros',
    },
    sustainability: {
      title: 'Sostenibilidad',
      lead: 'Sombra antes que aire acondicionado.',
      paragraphs: [
        'El vuelo de los forjados quita al cristal el sol de verano y deja entrar por debajo el de invierno. La calefacción, la refrigeración y el agua caliente funcionan por aerotermia. En el jardín se planta lo que ya crece en esta costa, que pide poca agua.',
        'El certificado energético del proyecto califica el edificio con una A; el del edificio terminado se emitirá al acabar la obra.',
      ],
      caption: 'El jardín inferior de la urbanización.',
    },
    homes: 'Ya a la venta',
    call: 'Pregúntenos por las viviendas de\u00a0CARAT.',
  },
)

export type CaratWords = (typeof words)['en']
