import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: '16+ Collection: homes {facade} metres wide',
    description:
      'Nineteen homes of up to {largest} m² behind façades of sixteen metres, two minutes from the sport club. From {priceMin}.',
    lead: 'Named after the length of its own front.',
    front: {
      alt: 'Front elevation: two floors, a terrace along the whole of the upper one, glass to left and right of a timber door',
      caption:
        'A drawing of the parts, not of the façade. The line below it is marked at every metre.',
      metres: '{n} m',
    },
    intro:
      'Most apartments have one narrow front and make up for it in corridors. These are sixteen metres wide, so every room that matters has a window on the view.',
    highlights: {
      title: 'Highlights',
      list: [
        { name: 'Homes', value: '{homes}' },
        { name: 'Build', value: 'up to {largest}\u00a0m²' },
        { name: 'Façade', value: '{facade} metres' },
        { name: 'Floors', value: '{floors}' },
        { name: 'Sport club', value: '{club} minutes' },
        { name: 'From', value: '{priceMin}' },
      ],
      jump: 'The four residence types',
    },
    viewing: {
      button: 'Schedule Viewing',
      about: '{name}: viewing',
      text: 'Leave your name and how to reach you, and we will agree on a day and a time.',
      calendars: 'Choose the home, then a half-hour in its calendar:',
      or: 'Or leave your name and how to reach you, and we will agree on a day and a time.',
    },
    brochure: 'Download Brochure',
    curated: {
      title: 'Curated Excellence',
      metres: {
        figure: '{facade}',
        unit: 'm',
        title: 'Of daylight',
        text: 'No room that matters is lit from a corridor, and the principal bathroom has a window.',
      },
      minutes: {
        figure: '{club}',
        unit: 'min',
        title: 'To the club',
        text: 'Two minutes to the sport club, with its courts, pool and spa.',
      },
      homes: {
        figure: '{homes}',
        title: 'Homes in all',
        text: 'On two floors; each home has the whole front of one.',
      },
    },
    types: {
      title: 'The four types',
      request: 'Request Details',
      list: [
        {
          name: 'Garden Villas',
          text: 'The ground floor and what is in front of it.',
          features: ['Private garden', 'Terrace on the level of the living room', 'Own front door'],
        },
        {
          name: 'Garden Villas+',
          text: 'The same, at the end of the row, with light from a third side.',
          features: [
            'Garden on two sides',
            'Side court with bougainvillea',
            'Larger principal bedroom',
          ],
        },
        {
          name: 'Sky Villas',
          text: 'The upper floor: sixteen metres of glass, and the horizon in all of it.',
          features: ['Full-width terrace', 'Nothing built in front', 'Lift from the garage'],
        },
        {
          name: 'Sky Villa Solariums',
          text: 'A Sky Villa with the roof above it.',
          features: ['Roof solarium', 'Outdoor kitchen', 'View on four sides'],
        },
      ],
    },
    call: 'Come and see all sixteen\u00a0metres.',
  },
  {
    title: '16+ Collection: viviendas de {facade} m de frente',
    description:
      'Diecinueve viviendas de hasta {largest} m² tras fachadas de dieciséis metros, a dos minutos del club deportivo. Desde {priceMin}.',
    lead: 'Toma el nombre de los metros de su fachada.',
    front: {
      alt: 'Alzado de la fachada: dos plantas, la de arriba con terraza de lado a lado, y cristal a izquierda y derecha de una puerta de madera',
      caption: 'Dibujo de las partes, no de la fachada. Debajo, una marca por metro.',
      metres: '{n} m',
    },
    intro:
      'La mayoría de los apartamentos tiene un solo frente, estrecho, y lo compensa con pasillo. Estas viviendas miden dieciséis metros de lado a lado, y no hay estancia importante sin su ventana al paisaje.',
    highlights: {
      title: 'En resumen',
      list: [
        { name: 'Viviendas', value: '{homes}' },
        { name: 'Superficie construida', value: 'hasta {largest}\u00a0m²' },
        { name: 'Fachada', value: '{facade} metros' },
        { name: 'Plantas', value: '{floors}' },
        { name: 'Club deportivo', value: 'a {club} minutos' },
        { name: 'Desde', value: '{priceMin}' },
      ],
      jump: 'Los cuatro tipos de vivienda',
    },
    viewing: {
      button: 'Concertar una visita',
      about: '{name}: visita',
      text: 'Díganos cómo localizarle y acordaremos día y hora.',
      calendars: 'Elija la vivienda y, en su calendario, la media hora que le convenga:',
      or: 'O díganos cómo localizarle y acordaremos día y hora.',
    },
    brochure: 'Descargar el folleto',
    curated: {
      title: 'Excelencia, en cifras',
      metres: {
        figure: '{facade}',
        unit: 'm',
        title: 'De luz natural',
        text: 'Ninguna estancia principal recibe la luz de un pasillo, y el baño principal tiene ventana.',
      },
      minutes: {
        figure: '{club}',
        unit: 'min',
        title: 'Hasta el club',
        text: 'Dos minutos al club deportivo, con sus pistas, su piscina y su spa.',
      },
      homes: {
        figure: '{homes}',
        title: 'Viviendas en total',
        text: 'En dos plantas; cada vivienda ocupa la fachada entera de la suya.',
      },
    },
    types: {
      title: 'Cuatro tipos de vivienda',
      request: 'Consultar detalles',
      list: [
        {
          name: 'Garden Villas',
          text: 'La planta baja y lo que tiene delante.',
          features: ['Jardín privado', 'Terraza a la altura del salón', 'Puerta independiente'],
        },
        {
          name: 'Garden Villas+',
          text: 'Lo mismo en el extremo de la fila, con luz por un tercer lado.',
          features: [
            'Jardín a dos lados',
            'Patio lateral con buganvilla',
            'Dormitorio principal más amplio',
          ],
        },
        {
          name: 'Sky Villas',
          text: 'La planta alta: dieciséis metros de cristal y el horizonte en todos ellos.',
          features: [
            'Terraza de lado a lado',
            'Nada construido delante',
            'Ascensor desde el garaje',
          ],
        },
        {
          name: 'Sky Villa Solariums',
          text: 'Una Sky Villa con la azotea encima.',
          features: ['Solárium en la cubierta', 'Cocina exterior', 'Vistas a los cuatro lados'],
        },
      ],
    },
    call: 'Venga a ver los dieciséis\u00a0metros.',
  },
)
