import type { Language } from '#server/language.ts'

export type ResidenceId =
  | '16-plus-collection'
  | 'north-residences'
  | 'palm-10'
  | 'lomas-2'
  | 'carat'
  | 'apartments'
  | 'villas'
  | 'penthouses'
  | 'townhouses'
  | 'waterfall-residences'

/** A development or a type of home, as its cards show it (specification §2, "Property-type card"). */
export interface Residence {
  /** The last part of its address. */
  id: ResidenceId
  path: string
  picture: string
  isNew: boolean
  /** Indicative price in euros, or null where none is given. */
  price: number | null
  texts: Record<Language, ResidenceTexts>
}

export interface ResidenceTexts {
  title: string
  /** Its title in the list on the home page, where the specification names it otherwise. */
  listTitle: string
  description: string
  features: readonly [string, string, string]
}

const residence = (
  id: ResidenceId,
  {
    picture,
    isNew = false,
    price = null,
    path = `/property-types/${id}`,
  }: Pick<Residence, 'picture'> & Partial<Residence>,
  en: ResidenceTexts,
  es: ResidenceTexts,
): Residence => ({ id, path, picture, isNew, price, texts: { en, es } })

/** The ten, in the order of the properties page. */
export const residences: readonly Residence[] = [
  residence(
    '16-plus-collection',
    { picture: 'dusk', isNew: true, price: 1_190_000 },
    {
      title: '16+ Collection',
      listTitle: '16+ Collection',
      description:
        'Nineteen homes with a façade of sixteen metres, two minutes from the sport club.',
      features: ['16-metre façade', 'Two floors', '2 minutes to the sport club'],
    },
    {
      title: '16+ Collection',
      listTitle: '16+ Collection',
      description:
        'Diecinueve viviendas con dieciséis metros de fachada, a dos minutos del club deportivo.',
      features: ['16 metros de fachada', 'Dos plantas', 'A 2 minutos del club'],
    },
  ),
  residence(
    'north-residences',
    { picture: 'terraces', isNew: true, price: 1_100_000 },
    {
      title: 'North Residences',
      listTitle: 'North Residences',
      description: 'Six villas and twenty-six apartments with terraces the size of a house.',
      features: ['2 and 4 bedrooms', '2 underground parking spaces', 'Terraces to 241 m²'],
    },
    {
      title: 'North Residences',
      listTitle: 'North Residences',
      description: 'Seis villas y veintiséis apartamentos con terrazas del tamaño de una casa.',
      features: ['2 y 4 dormitorios', '2 plazas de garaje subterráneo', 'Terrazas de hasta 241 m²'],
    },
  ),
  residence(
    'palm-10',
    { picture: 'pool', isNew: true, price: 2_400_000 },
    {
      title: 'Palm 10',
      listTitle: 'Palm 10',
      description: 'Five bedrooms, ten palms, and a pool that ends at the sea.',
      features: ['5 bedrooms', 'Private pool', 'Palm court'],
    },
    {
      title: 'Palm 10',
      listTitle: 'Palm 10',
      description: 'Cinco dormitorios, diez palmeras y una piscina que acaba en el mar.',
      features: ['5 dormitorios', 'Piscina privada', 'Patio de palmeras'],
    },
  ),
  residence(
    'lomas-2',
    { picture: 'garden', isNew: true, price: 545_000 },
    {
      title: 'Lomas del Higuerón 2',
      listTitle: 'Lomas del Higuerón 2',
      description: 'One hundred and sixty apartments in eight modules, with five pools.',
      features: ['2–3 bedrooms', '5 pools', 'Family sport-club membership for life'],
    },
    {
      title: 'Lomas del Higuerón 2',
      listTitle: 'Lomas del Higuerón 2',
      description: 'Ciento sesenta apartamentos en ocho módulos, con cinco piscinas.',
      features: ['2–3 dormitorios', '5 piscinas', 'Club deportivo familiar de por vida'],
    },
  ),
  residence(
    'carat',
    { picture: 'penthouse', isNew: true, price: 830_000, path: '/luxury-property/carat' },
    {
      title: 'CARAT',
      listTitle: 'CARAT',
      description:
        'Under construction: two to four bedrooms behind curved terraces of up to 200 m².',
      features: ['2–4 bedrooms', '120–350 m²', 'Terraces to 200 m²'],
    },
    {
      title: 'CARAT',
      listTitle: 'CARAT',
      description:
        'En construcción: de dos a cuatro dormitorios tras terrazas curvas de hasta 200 m².',
      features: ['2–4 dormitorios', '120–350 m²', 'Terrazas de hasta 200 m²'],
    },
  ),
  residence(
    'apartments',
    { picture: 'pergola' },
    {
      title: 'Apartments',
      listTitle: 'Luxury Apartments',
      description: 'On one floor, with a terrace in front and no stairs of its own.',
      features: ['One level', 'Lift from the garage', 'Communal pools'],
    },
    {
      title: 'Apartamentos',
      listTitle: 'Apartamentos de lujo',
      description: 'En una sola planta, con la terraza delante y sin escaleras dentro.',
      features: ['Una sola planta', 'Ascensor desde el garaje', 'Piscinas comunitarias'],
    },
  ),
  residence(
    'villas',
    { picture: 'villa' },
    {
      title: 'Villas',
      listTitle: 'Exclusive Villas',
      description: 'On its own ground, with the garden and the responsibility.',
      features: ['Its own plot', 'Private pool', 'Four façades'],
    },
    {
      title: 'Villas',
      listTitle: 'Villas exclusivas',
      description: 'En parcela propia, con su jardín y con el trabajo que da.',
      features: ['Parcela propia', 'Piscina privada', 'Cuatro fachadas'],
    },
  ),
  residence(
    'penthouses',
    { picture: 'window' },
    {
      title: 'Penthouses',
      listTitle: 'Premium Penthouses',
      description: 'The top floor, and the roof above it.',
      features: ['Roof solarium', 'Nothing in front', 'Lift to the door'],
    },
    {
      title: 'Áticos',
      listTitle: 'Áticos premium',
      description: 'La última planta y la cubierta que tiene encima.',
      features: ['Solárium en la cubierta', 'Nada construido delante', 'Ascensor hasta la puerta'],
    },
  ),
  residence(
    'townhouses',
    { picture: 'townhouse' },
    {
      title: 'Townhouses',
      listTitle: 'Modern Townhouses',
      description: 'A front door on a lane and a neighbour on each side.',
      features: ['Two floors', 'Walled court', 'A garage of its own'],
    },
    {
      title: 'Casas adosadas',
      listTitle: 'Adosados modernos',
      description: 'Puerta a la calle y un vecino a cada lado.',
      features: ['Dos plantas', 'Patio con tapia', 'Garaje propio'],
    },
  ),
  residence(
    'waterfall-residences',
    { picture: 'courtyard', price: 720_000 },
    {
      title: 'Waterfall Residences',
      listTitle: 'Waterfall Residences',
      description: 'Two hundred and thirty-three homes among more than 7,000 m² of green.',
      features: ['233 homes', 'Over 7,000 m² of green space', 'Under construction'],
    },
    {
      title: 'Waterfall Residences',
      listTitle: 'Waterfall Residences',
      description: 'Doscientas treinta y tres viviendas entre más de 7.000 m² de zonas verdes.',
      features: ['233 viviendas', 'Más de 7.000 m² de zonas verdes', 'En construcción'],
    },
  ),
]

/** A residence by its id. */
export function residenceBy(id: ResidenceId): Residence {
  const found = residences.find((one) => one.id === id)
  if (!found) throw new Error(`No residence is called ${id}`)
  return found
}
