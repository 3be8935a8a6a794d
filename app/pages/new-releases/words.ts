import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'New releases, Costa del Sol',
    description:
      'Five new developments in Alborán Hills, from {lowest}, and a form to register interest.',
    heading: 'New developments',
    hero: {
      text: 'Five developments, each with its prices. Register once, without deposit or obligation, and we will send you their plans, and those of the next one when there is one.',
      register: 'Register interest',
    },
    featured: {
      flag: 'Exclusive Release',
      text: 'Two to four bedrooms with terraces from {terraceMin} to {terraceMax}\u00a0m². Under Construction.',
      see: 'See CARAT',
    },
    others: 'The other four',
    scale: {
      title: 'Five developments, one scale',
      text: 'Choose a budget, and a band marks the prices within it.',
      marks: ['0', '€1m', '€2m', '€3m', '€4m'],
    },
    ask: {
      title: 'Register interest',
      text: 'Name, e-mail and telephone are all we need. The rest tells us which plans to send.',
    },
    prelaunch: {
      title: 'What you get if you register',
      text: 'In pre-launch, before a development is finished, its homes are chosen from the plans. The drawback: what you are shown is a drawing, and the building is still to come.',
      cards: [
        {
          title: 'Plans and prices',
          text: 'The floor plans and the price list of what fits your answers, by e-mail.',
        },
        {
          title: 'A choice of floor',
          text: 'The earlier you choose, the more floors, orientations and parking spaces are still free.',
        },
        {
          title: 'The whole price',
          text: 'Every home with its price, and beside it what the price leaves out: IVA, stamp duty, notary and registry.',
        },
      ],
    },
    call: {
      title: 'Ask for plans and\u00a0prices.',
      contact: 'Contact Us',
      view: 'View Properties',
    },
  },
  {
    title: 'Nuevas promociones en la Costa del Sol',
    description:
      'Cinco promociones nuevas en Alborán Hills, desde {lowest}, y un formulario para solicitar información previa.',
    heading: 'Nuevas promociones',
    hero: {
      text: 'Cinco promociones, cada una con sus precios. Solicite información una vez, sin señal ni compromiso, y le enviaremos los planos y, cuando los haya, los de la próxima promoción.',
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
      text: 'Elija un presupuesto y una franja señalará los precios que abarca.',
      marks: ['0', '1 M€', '2 M€', '3 M€', '4 M€'],
    },
    ask: {
      title: 'Solicitar información previa',
      text: 'Bastan el nombre, el correo y el teléfono. Lo demás nos dice qué planos enviarle.',
    },
    prelaunch: {
      title: 'Qué recibe si solicita información',
      text: 'En la preventa, antes de que la promoción esté terminada, se elige sobre plano. El inconveniente: lo que se enseña es un dibujo, y el edificio está por hacer.',
      cards: [
        {
          title: 'Planos y precios',
          text: 'Los planos y la lista de precios de lo que encaja con sus respuestas, por correo.',
        },
        {
          title: 'Elegir planta',
          text: 'Cuanto antes se elige, más plantas, orientaciones y plazas de garaje quedan libres.',
        },
        {
          title: 'El precio completo',
          text: 'Cada casa con su precio y, al lado, lo que el precio no incluye: IVA, AJD, notaría y registro.',
        },
      ],
    },
    call: {
      title: 'Pida planos y\u00a0precios.',
      contact: 'Contacto',
      view: 'Ver viviendas',
    },
  },
)
