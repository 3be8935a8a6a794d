import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Palm 10: villas along a court of palms',
    description:
      'Five-bedroom villas along a court of ten palms in Alborán Hills, each with its own garden and pool. From {priceMin}.',
    place: 'Five bedrooms, Alborán Hills',
    tiles: {
      title: 'One house, in eight tiles',
      alt: 'The garden front of Palm 10 painted across eight tiles: palms and garden at the left, the house in the middle, the pool and the sea at the right',
      caption: 'A drawing of the parts, not of the façade.',
      list: [
        { title: 'Palm court', text: 'Ten palms, and shade on the way to the door.' },
        {
          title: 'Five bedrooms',
          text: 'Four upstairs, one on the ground floor, each with its own bathroom.',
        },
        { title: 'Roof terrace', text: 'With a pergola, up the stair from the bedrooms.' },
        { title: 'The horizon', text: 'From the first floor it is at eye level.' },
        { title: 'Own garden', text: 'Agave and gravel, which need little care.' },
        { title: 'Living room', text: 'Glass for its whole width, and all of it slides.' },
        { title: 'Outdoor dining', text: 'Under the canopy, with the kitchen behind it.' },
        { title: 'Pool', text: 'Infinity edge to the south, below the bedroom terrace.' },
      ],
    },
    story: {
      title: 'The house',
      lead: 'You come in through the palms, which is to say in the shade, and the house does not show you the sea until you are standing in it.',
      paragraphs: [
        'The court takes the north side and the noise of the lane. The living room takes the south, all of it: glass that goes into the wall, and one floor of limestone that goes on to the water.',
        'Upstairs, four bedrooms open on the same terrace and look down on the pool. The fifth is on the ground floor, for guests.',
      ],
    },
    resort: {
      title: 'Resort lifestyle',
      caption: 'The restaurant terrace, with the lamps just lit.',
    },
    call: 'Come at four, when the palms’ shade reaches the\u00a0pool.',
  },
  {
    title: 'Palm 10: villas en un patio de palmeras',
    description:
      'Villas de cinco dormitorios a lo largo de un patio con diez palmeras, en Alborán Hills, cada una con jardín y piscina. Desde {priceMin}.',
    place: 'Cinco dormitorios, Alborán Hills',
    tiles: {
      title: 'Una casa en ocho azulejos',
      alt: 'La fachada al jardín de Palm 10 pintada en ocho azulejos: palmeras y jardín a la izquierda, la casa en el centro, la piscina y el mar a la derecha',
      caption: 'Dibujo de las partes, no de la fachada.',
      list: [
        {
          title: 'Patio de palmeras',
          text: 'Diez palmeras, y sombra hasta la puerta.',
        },
        { title: 'Cinco dormitorios', text: 'Cuatro arriba y uno en planta baja, todos con baño.' },
        { title: 'Azotea', text: 'Con pérgola; se sube por la escalera de los dormitorios.' },
        { title: 'El horizonte', text: 'Desde la primera planta queda a la altura de los ojos.' },
        { title: 'Jardín propio', text: 'Agaves y grava, que apenas dan trabajo.' },
        { title: 'Salón', text: 'Vidrio a todo lo ancho, y todo corredero.' },
        { title: 'Comedor exterior', text: 'Bajo el voladizo, con la cocina detrás.' },
        { title: 'Piscina', text: 'Desbordante, al sur, al pie de la terraza de los dormitorios.' },
      ],
    },
    story: {
      title: 'La casa',
      lead: 'Se entra por las palmeras, es decir, por la sombra, y la casa no enseña el mar hasta que se está dentro.',
      paragraphs: [
        'El patio se queda con el norte y con el ruido del camino. El salón se queda con el sur entero: cristal que se esconde en el muro y un solo suelo de caliza que sigue hasta el agua.',
        'Arriba, cuatro dormitorios salen a la misma terraza y ven la piscina desde lo alto. El quinto está en la planta baja, para invitados.',
      ],
    },
    resort: {
      title: 'La vida en la urbanización',
      caption: 'La terraza del restaurante, con las lámparas recién encendidas.',
    },
    call: 'Venga a las cuatro, cuando la sombra de las palmeras llega a la\u00a0piscina.',
  },
)
