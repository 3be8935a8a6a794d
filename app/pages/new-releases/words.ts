import { catalogue } from '#app/words.ts'

export const words = catalogue(
  {
    title: 'New releases, Costa del Sol',
    description:
      'Five new developments in Alborán Hills, from {lowest}, and a form to register interest.',
    heading: 'New\u00a0developments',
    hero: {
      text: 'A release is shown first to the people who asked. No deposit, no obligation: a plan and a price, before either is advertised.',
      register: 'Register interest',
    },
    featured: {
      flag: 'Exclusive Release',
      text: 'Two to four bedrooms with terraces from {terraceMin} to {terraceMax}\u00a0m². Under Construction.',
      see: 'See CARAT',
    },
    others: 'The other four',
    scale: {
      title: 'Five releases, one scale',
      text: 'Choose a budget below and its band falls across the prices.',
      marks: ['0', '€1m', '€2m', '€3m', '€4m'],
    },
    ask: {
      title: 'Register interest',
      text: 'Name, e-mail and telephone are all we need. The rest helps us not to waste your time.',
    },
    prelaunch: {
      title: 'What you get for asking',
      text: 'Between the first drawing and the first advertisement there is a time when a development has plans, a price list and no queue. That is pre-launch. It has one drawback: what you are shown is a drawing, and the building is still to come.',
      cards: [
        {
          title: 'Plans first',
          text: 'The floor plans and the price list, by e-mail, before the release is published.',
        },
        {
          title: 'A choice of floor',
          text: 'While nothing is reserved everything can be chosen: the floor, the side of the building, the parking space.',
        },
        {
          title: 'The whole price',
          text: 'Every home with its price, and beside it what the price leaves out: IVA, stamp duty, notary and registry.',
        },
      ],
    },
    call: {
      title: 'Some of these are only drawings. Ask for plans and prices.',
      contact: 'Contact Us',
      properties: 'View Properties',
    },
  },
  {
    title: 'Nuevas promociones en la Costa del Sol',
    description:
      'Cinco promociones nuevas en Alborán Hills, desde {lowest}, y un formulario para solicitar información previa.',
    heading: 'Promociones\u00a0nuevas',
    hero: {
      text: 'Una promoción se enseña primero a quien preguntó por ella. Sin señal y sin compromiso: un plano y un precio, antes de que se anuncien.',
      register: 'Solicitar información previa',
    },
    featured: {
      flag: 'Lanzamiento exclusivo',
      text: 'De dos a cuatro dormitorios, con terrazas de {terraceMin} a {terraceMax}\u00a0m². En construcción.',
      see: 'Ver CARAT',
    },
    others: 'Las otras cuatro',
    scale: {
      title: 'Cinco promociones, una escala',
      text: 'Elija abajo un presupuesto y su franja caerá sobre los precios.',
      marks: ['0', '1 M€', '2 M€', '3 M€', '4 M€'],
    },
    ask: {
      title: 'Solicitar información previa',
      text: 'Bastan nombre, correo y teléfono. Lo demás nos sirve para no hacerle perder el tiempo.',
    },
    prelaunch: {
      title: 'Qué gana con preguntar',
      text: 'Entre el primer dibujo y el primer anuncio hay un tiempo en que una promoción ya tiene planos y precios y todavía no tiene cola. Es la preventa. Su inconveniente: lo que se enseña es un dibujo, y el edificio está por hacer.',
      cards: [
        {
          title: 'Los planos, antes',
          text: 'Los planos y la lista de precios, por correo, antes de que se publiquen.',
        },
        {
          title: 'Elegir planta',
          text: 'Mientras no hay nada reservado se puede elegir todo: la planta, la orientación, la plaza de garaje.',
        },
        {
          title: 'El precio entero',
          text: 'Cada casa con su precio y, al lado, lo que el precio no incluye: IVA, AJD, notaría y registro.',
        },
      ],
    },
    call: {
      title: 'Algunas son todavía un dibujo. Pida planos y precios.',
      contact: 'Contacto',
      properties: 'Ver propiedades',
    },
  },
)
