import type { Language } from '#server/language.ts'
import type { ResidenceId } from './residences.ts'

/** What the brochure of a development says beyond its homes on the market, which come from the catalogue. */
export interface DevelopmentBrochure {
  id: ResidenceId
  /** Its name in the catalogue's `development` column. */
  development: string
  /** Names in pictures/manifest.json; the first one is large. */
  pictures: readonly string[]
  underConstruction: boolean
  /** Euros; `to` is absent where only a lowest price is given. */
  price: { from: number; to?: number }
  texts: Record<Language, DevelopmentTexts>
}

export interface DevelopmentTexts {
  lead: string
  paragraphs: readonly string[]
  /** Figures, each with its name: five at most. */
  figures: readonly { name: string; value: string; unit?: string }[]
  features: readonly string[]
  /** Types of home: names, and a range in every other column. */
  types?: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** The six developments that have a brochure. Figures: specification §9. */
export const developmentBrochures: readonly DevelopmentBrochure[] = [
  {
    id: '16-plus-collection',
    development: '16+ Collection',
    pictures: ['sixteen-dusk', 'lounge-dining', 'suite-bedroom', 'club-padel'],
    underConstruction: false,
    price: { from: 1_190_000 },
    texts: {
      en: {
        lead: 'Nineteen homes, each with a front sixteen metres wide. The name is the measurement.',
        paragraphs: [
          'Most homes of this size are deep and narrow, with the light at one end. These are turned the other way: sixteen metres of front and little depth, on two floors, so that the rooms lie side by side and each has its own window to the terrace.',
          'The largest has 130 m². A wide front costs more to build and to clean than a narrow one, and there is more of it to shade in August. What it gives is a house in which nobody has the back room.',
          'The sport club is two minutes away: the courts, the 25-metre heated pool and the spa.',
        ],
        figures: [
          { name: 'Homes', value: '19' },
          { name: 'Front', value: '16', unit: 'm' },
          { name: 'Build, up to', value: '130', unit: 'm²' },
          { name: 'Floors', value: '2' },
          { name: 'To the sport club', value: '2', unit: 'min' },
        ],
        features: [
          '16-metre façade',
          'Two floors',
          'Up to 130 m² built',
          'Two minutes from the sport club',
          '25-metre heated pool and spa',
          'Gated security, 24/7',
        ],
        types: {
          head: ['Residence type', 'Its outside'],
          rows: [
            ['Garden Villas', 'Garden'],
            ['Garden Villas+', 'Larger garden'],
            ['Sky Villas', 'Terrace'],
            ['Sky Villa Solariums', 'Terrace and solarium'],
          ],
        },
      },
      es: {
        lead: 'Diecinueve viviendas, cada una con dieciséis metros de fachada. De ahí el nombre.',
        paragraphs: [
          'Casi todas las casas de este tamaño son hondas y estrechas, y la luz les entra por un extremo. Estas van al revés: dieciséis metros de frente y poco fondo, en dos plantas, con las habitaciones una junto a otra y ventana propia a la terraza en todas ellas.',
          'La mayor tiene 130 m². Una fachada ancha sale más cara de construir y de limpiar, y en agosto hay más cristal que proteger del sol. A cambio, a nadie le toca la habitación de atrás.',
          'El club deportivo queda a dos minutos, con las pistas, la piscina climatizada de 25 metros y el spa.',
        ],
        figures: [
          { name: 'Viviendas', value: '19' },
          { name: 'Fachada', value: '16', unit: 'm' },
          { name: 'Construidos, hasta', value: '130', unit: 'm²' },
          { name: 'Plantas', value: '2' },
          { name: 'Al club deportivo', value: '2', unit: 'min' },
        ],
        features: [
          'Fachada de 16 metros',
          'Dos plantas',
          'Hasta 130 m² construidos',
          'A dos minutos del club deportivo',
          'Piscina climatizada de 25 metros y spa',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        types: {
          head: ['Tipo de vivienda', 'Su exterior'],
          rows: [
            ['Garden Villas', 'Jardín'],
            ['Garden Villas+', 'Jardín mayor'],
            ['Sky Villas', 'Terraza'],
            ['Sky Villa Solariums', 'Terraza y solárium'],
          ],
        },
      },
    },
  },
  {
    id: 'north-residences',
    development: 'North Residences',
    pictures: ['north-slope', 'kitchen-island', 'living-room', 'suite-bath'],
    underConstruction: false,
    price: { from: 2_530_000, to: 3_960_000 },
    texts: {
      en: {
        lead: 'Twenty-six apartments and six villas, with terraces the size of a house.',
        paragraphs: [
          'An apartment here has two bedrooms, between 115 and 221 m² inside, and a terrace of 228 m² or more. It is a home with the outside of a larger one, and it asks for the furniture to match.',
          'The villas turn the proportion round: four bedrooms, up to 400 m² inside, and 89 to 95 m² of terrace. They suit those who will live here in February.',
          'Every home has two parking spaces underground.',
        ],
        figures: [
          { name: 'Apartments', value: '26' },
          { name: 'Villas', value: '6' },
          { name: 'Bedrooms', value: '2 / 4' },
          { name: 'Build', value: '115–400', unit: 'm²' },
          { name: 'Parking spaces', value: '2' },
        ],
        features: [
          '2 underground parking spaces',
          'Apartment terraces of 228 to 241 m²',
          'Villas of 280 to 400 m²',
          '25-metre heated pool and spa',
          'Padel and tennis courts',
          'Gated security, 24/7',
        ],
        types: {
          head: ['Residence type', 'Build', 'Terrace', 'Price'],
          rows: [
            ['2-bedroom apartments', '115–221 m²', '228–241 m²', '€2,530,000–2,750,000'],
            ['4-bedroom villas', '280–400 m²', '89–95 m²', '€2,970,000–3,960,000'],
          ],
        },
      },
      es: {
        lead: 'Veintiséis apartamentos y seis villas, con terrazas del tamaño de una casa.',
        paragraphs: [
          'Los apartamentos tienen dos dormitorios, de 115 a 221 m² dentro y una terraza de 228 m² como mínimo. Por fuera parecen una casa mayor, y piden muebles en proporción.',
          'En las villas ocurre lo contrario: cuatro dormitorios, hasta 400 m² dentro y de 89 a 95 m² de terraza. Convienen a quien vaya a pasar aquí el mes de febrero.',
          'Todas las viviendas tienen dos plazas de garaje subterráneo.',
        ],
        figures: [
          { name: 'Apartamentos', value: '26' },
          { name: 'Villas', value: '6' },
          { name: 'Dormitorios', value: '2 / 4' },
          { name: 'Construidos', value: '115–400', unit: 'm²' },
          { name: 'Plazas de garaje', value: '2' },
        ],
        features: [
          '2 plazas de garaje subterráneo',
          'Apartamentos con terrazas de 228 a 241 m²',
          'Villas de 280 a 400 m²',
          'Piscina climatizada de 25 metros y spa',
          'Pistas de pádel y de tenis',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        types: {
          head: ['Tipo de vivienda', 'Construidos', 'Terraza', 'Precio'],
          rows: [
            ['Apartamentos de 2 dormitorios', '115–221 m²', '228–241 m²', '2.530.000–2.750.000 €'],
            ['Villas de 4 dormitorios', '280–400 m²', '89–95 m²', '2.970.000–3.960.000 €'],
          ],
        },
      },
    },
  },
  {
    id: 'lomas-2',
    development: 'Lomas del Higuerón 2',
    pictures: ['lomas-garden', 'lomas-pool25', 'suite-bedroom', 'club-padel'],
    underConstruction: false,
    price: { from: 545_000 },
    texts: {
      en: {
        lead: 'One hundred and sixty apartments, and never more than ten to a door.',
        paragraphs: [
          'Lomas 2 is built in eight modules of four storeys. Each module has two entrances and each entrance ten apartments, so one comes to know the people in the lift.',
          'The apartments have two or three bedrooms. Between the modules lie five pools, which is enough for one of them to be quiet.',
          'A family platinum membership of the sport club goes with every apartment, free and for life. Before counting on it, ask us what becomes of it if the home is sold.',
        ],
        figures: [
          { name: 'Apartments', value: '160' },
          { name: 'Modules', value: '8' },
          { name: 'Bedrooms', value: '2–3' },
          { name: 'Pools', value: '5' },
          { name: 'Parking spaces', value: '2' },
        ],
        features: [
          'Eight modules, two entrances each',
          '10 apartments per entrance',
          'Four-storey blocks',
          '5 pools',
          '2 parking spaces',
          'Free lifetime family platinum sport-club membership',
        ],
      },
      es: {
        lead: 'Ciento sesenta apartamentos, y nunca más de diez por portal.',
        paragraphs: [
          'Lomas 2 se reparte en ocho módulos de cuatro plantas. Cada módulo tiene dos portales y cada portal diez apartamentos: al cabo de un mes se conoce uno a los del ascensor.',
          'Los apartamentos tienen dos o tres dormitorios. Entre los módulos hay cinco piscinas, suficientes para que alguna esté tranquila.',
          'Con cada apartamento se entrega, gratis y de por vida, el abono familiar platino del club deportivo. Antes de contar con él, pregúntenos qué ocurre si la vivienda se vende.',
        ],
        figures: [
          { name: 'Apartamentos', value: '160' },
          { name: 'Módulos', value: '8' },
          { name: 'Dormitorios', value: '2–3' },
          { name: 'Piscinas', value: '5' },
          { name: 'Plazas de garaje', value: '2' },
        ],
        features: [
          'Ocho módulos con dos portales cada uno',
          '10 apartamentos por portal',
          'Edificios de cuatro plantas',
          '5 piscinas',
          '2 plazas de garaje',
          'Abono familiar platino del club, gratuito y de por vida',
        ],
      },
    },
  },
  {
    id: 'palm-10',
    development: 'Palm 10',
    pictures: ['palm10-axis', 'living-room', 'kitchen-island', 'suite-bath'],
    underConstruction: false,
    price: { from: 2_400_000 },
    texts: {
      en: {
        lead: 'Five bedrooms, ten palms, and a pool that ends at the sea.',
        paragraphs: [
          'The villas of Palm 10 are planned along one line: the gate, the palms, the living room, the water. From the front door one sees the horizon through the whole house.',
          'Five bedrooms are a good many for two people. They make sense for a family that comes in turns, or for one that comes all at once.',
        ],
        figures: [
          { name: 'Bedrooms', value: '5' },
          { name: 'To the airport', value: '15', unit: 'min' },
          { name: 'To the beach', value: '5', unit: 'min' },
        ],
        features: [
          '5 bedrooms',
          'Private pool',
          'Palm court',
          '25-metre heated pool and spa in the resort',
          'Concierge, every day of the week',
          'Gated security, 24/7',
        ],
      },
      es: {
        lead: 'Cinco dormitorios, diez palmeras y una piscina que acaba en el mar.',
        paragraphs: [
          'Las villas de Palm 10 se ordenan sobre una sola línea: la entrada, las palmeras, el salón y el agua. Desde la puerta se ve el horizonte a través de toda la casa.',
          'Cinco dormitorios son muchos para dos personas. Tienen sentido para una familia que viene por turnos o que se junta toda de una vez.',
        ],
        figures: [
          { name: 'Dormitorios', value: '5' },
          { name: 'Al aeropuerto', value: '15', unit: 'min' },
          { name: 'A la playa', value: '5', unit: 'min' },
        ],
        features: [
          '5 dormitorios',
          'Piscina privada',
          'Patio de palmeras',
          'Piscina climatizada de 25 metros y spa en el resort',
          'Conserjería todos los días de la semana',
          'Recinto cerrado con vigilancia 24 horas',
        ],
      },
    },
  },
  {
    id: 'waterfall-residences',
    development: 'Waterfall Residences',
    pictures: ['waterfall-terraces', 'spa-pool', 'lounge-dining', 'restaurant-dusk'],
    underConstruction: true,
    price: { from: 720_000, to: 1_825_000 },
    texts: {
      en: {
        lead: 'Two hundred and thirty-three homes among more than 7,000 m² of green.',
        paragraphs: [
          'The buildings step down the hill and the water comes down between them. Most of the ground is planted: over 7,000 m² of it, looked after by the community and paid for in its fees.',
          'There are apartments of two and three bedrooms, and garden villas from €950,000.',
          'Waterfall Residences is under construction. What can be visited today is the site; plans and specifications are sent on request.',
        ],
        figures: [
          { name: 'Homes', value: '233' },
          { name: 'Green space, over', value: '7,000', unit: 'm²' },
          { name: 'Bedrooms', value: '2–3' },
          { name: 'Build', value: '88–150', unit: 'm²' },
        ],
        features: [
          '233 homes',
          'Over 7,000 m² of green space',
          'Terraces of 24 to 104 m²',
          'Garden villas from €950,000',
          '25-metre heated pool and spa',
          'Gated security, 24/7',
        ],
        types: {
          head: ['Residence type', 'Build', 'Terrace', 'Price'],
          rows: [
            ['2 bedrooms', '88–90 m²', '24–60 m²', '€720,000–820,000'],
            ['3 bedrooms', '117–150 m²', '31–104 m²', '€915,000–1,825,000'],
            ['Garden villas', '', '', 'from €950,000'],
          ],
        },
      },
      es: {
        lead: 'Doscientas treinta y tres viviendas entre más de 7.000 m² de zonas verdes.',
        paragraphs: [
          'Los edificios bajan la ladera en escalones y el agua baja entre ellos. La mayor parte del terreno va plantada: más de 7.000 m² que cuida la comunidad y que se pagan en la cuota.',
          'Hay apartamentos de dos y tres dormitorios y villas con jardín desde 950.000 €.',
          'Waterfall Residences está en construcción. Hoy solo puede visitarse la obra; los planos y las calidades se envían a quien los pida.',
        ],
        figures: [
          { name: 'Viviendas', value: '233' },
          { name: 'Zonas verdes, más de', value: '7.000', unit: 'm²' },
          { name: 'Dormitorios', value: '2–3' },
          { name: 'Construidos', value: '88–150', unit: 'm²' },
        ],
        features: [
          '233 viviendas',
          'Más de 7.000 m² de zonas verdes',
          'Terrazas de 24 a 104 m²',
          'Villas con jardín desde 950.000 €',
          'Piscina climatizada de 25 metros y spa',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        types: {
          head: ['Tipo de vivienda', 'Construidos', 'Terraza', 'Precio'],
          rows: [
            ['2 dormitorios', '88–90 m²', '24–60 m²', '720.000–820.000 €'],
            ['3 dormitorios', '117–150 m²', '31–104 m²', '915.000–1.825.000 €'],
            ['Villas con jardín', '', '', 'desde 950.000 €'],
          ],
        },
      },
    },
  },
  {
    id: 'carat',
    development: 'CARAT',
    pictures: ['carat-evening', 'lounge-dining', 'suite-bedroom', 'suite-bath'],
    underConstruction: true,
    price: { from: 830_000, to: 3_700_000 },
    texts: {
      en: {
        lead: 'Two to four bedrooms behind curved terraces of up to 200 m².',
        paragraphs: [
          'CARAT is one building that bends. Where it bends the terraces widen, from 30 m² at the smallest home to 200 m² at the largest.',
          'Inside, the homes measure between 120 and 350 m² with two to four bathrooms.',
          'The building is under construction. Curved walls ask for some thought about furniture: we send plans with measurements, so that it can be thought about beforehand.',
        ],
        figures: [
          { name: 'Bedrooms', value: '2–4' },
          { name: 'Bathrooms', value: '2–4' },
          { name: 'Size', value: '120–350', unit: 'm²' },
          { name: 'Terraces', value: '30–200', unit: 'm²' },
        ],
        features: [
          'Luxury Apartments',
          '2–4 bedrooms, 2–4 bathrooms',
          '120–350 m² inside',
          'Terraces of 30 to 200 m²',
          '25-metre heated pool and spa',
          'Gated security, 24/7',
        ],
      },
      es: {
        lead: 'De dos a cuatro dormitorios tras terrazas curvas de hasta 200 m².',
        paragraphs: [
          'CARAT es un solo edificio que gira. Donde gira, las terrazas ganan fondo: de 30 m² en la vivienda más pequeña a 200 m² en la mayor.',
          'Por dentro, las viviendas miden de 120 a 350 m² y tienen de dos a cuatro baños.',
          'El edificio está en construcción. Las paredes curvas obligan a pensar los muebles: enviamos los planos acotados para que pueda hacerse con tiempo.',
        ],
        figures: [
          { name: 'Dormitorios', value: '2–4' },
          { name: 'Baños', value: '2–4' },
          { name: 'Superficie', value: '120–350', unit: 'm²' },
          { name: 'Terrazas', value: '30–200', unit: 'm²' },
        ],
        features: [
          'Apartamentos de lujo',
          '2–4 dormitorios, 2–4 baños',
          '120–350 m² interiores',
          'Terrazas de 30 a 200 m²',
          'Piscina climatizada de 25 metros y spa',
          'Recinto cerrado con vigilancia 24 horas',
        ],
      },
    },
  },
]

/** The brochure of a development, or undefined for a page that has none. */
export const developmentBrochure = (id: string): DevelopmentBrochure | undefined =>
  developmentBrochures.find((one) => one.id === id)
