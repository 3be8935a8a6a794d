/** The words of a plan. A key without one of its languages does not compile. */

export type Language = 'en' | 'es'
export type PlanText = Readonly<Record<Language, string>>

export type RoomKind =
  | 'bedroom'
  | 'bathroom'
  | 'dry' // any other room inside
  | 'terrace' // counted as terrace
  | 'garden' // counted as garden
  | 'plot' // the ground around a villa: its area includes the house
  | 'outside' // drawn and measured, but not counted (a pool, a drying yard)

interface RoomName extends PlanText {
  kind: RoomKind
}

const name = (kind: RoomKind, en: string, es: string): RoomName => ({ kind, en, es })

export const roomWords = {
  hall: name('dry', 'Hall', 'Recibidor'),
  vestibule: name('dry', 'Vestibule', 'Vestíbulo'),
  landing: name('dry', 'Landing', 'Distribuidor de planta'),
  passage: name('dry', 'Passage', 'Distribuidor'),
  passage2: name('dry', 'Second passage', 'Segundo distribuidor'),
  gallery: name('dry', 'Gallery', 'Galería'),
  stair: name('dry', 'Stair', 'Escalera'),
  lift: name('dry', 'Lift', 'Ascensor'),
  liftShaft: name('dry', 'Lift shaft', 'Hueco de ascensor'),
  living: name('dry', 'Living room', 'Salón'),
  livingDining: name('dry', 'Living and dining', 'Salón-comedor'),
  livingKitchen: name('dry', 'Living, dining and kitchen', 'Salón, comedor y cocina'),
  dining: name('dry', 'Dining room', 'Comedor'),
  library: name('dry', 'Library', 'Biblioteca'),
  study: name('dry', 'Study', 'Despacho'),
  snug: name('dry', 'Evening room', 'Sala de tarde'),
  kitchen: name('dry', 'Kitchen', 'Cocina'),
  kitchen2: name('dry', 'Second kitchen', 'Segunda cocina'),
  breakfast: name('dry', 'Breakfast room', 'Office'),
  pantry: name('dry', 'Pantry', 'Despensa'),
  laundry: name('dry', 'Laundry', 'Lavadero'),
  utility: name('dry', 'Utility room', 'Lavadero'),
  store: name('dry', 'Store', 'Trastero'),
  cloaks: name('dry', 'Coats and luggage', 'Abrigos y maletas'),
  cupboards: name('dry', 'Cupboards', 'Armarios'),
  plant: name('dry', 'Plant room', 'Cuarto de instalaciones'),
  cellar: name('dry', 'Cellar', 'Bodega'),
  workshop: name('dry', 'Workshop', 'Taller'),
  garage: name('dry', 'Garage', 'Garaje'),
  dressing: name('dry', 'Dressing room', 'Vestidor'),
  dressing2: name('dry', 'Second dressing room', 'Segundo vestidor'),
  dressingPassage: name('dry', 'Dressing passage', 'Vestidor de paso'),
  suiteHall: name('dry', 'Bedroom hall', 'Antesala'),
  wc: name('dry', 'Cloakroom', 'Aseo'),
  bedroom1: name('bedroom', 'Principal bedroom', 'Dormitorio principal'),
  bedroom2: name('bedroom', 'Second bedroom', 'Segundo dormitorio'),
  bedroom3: name('bedroom', 'Third bedroom', 'Tercer dormitorio'),
  bedroom4: name('bedroom', 'Fourth bedroom', 'Cuarto dormitorio'),
  bedroom5: name('bedroom', 'Fifth bedroom', 'Quinto dormitorio'),
  bathroom1: name('bathroom', 'Principal bathroom', 'Baño principal'),
  bathroom: name('bathroom', 'Bathroom', 'Baño'),
  bathroom2: name('bathroom', 'Bathroom, second bedroom', 'Baño del segundo dormitorio'),
  bathroom3: name('bathroom', 'Bathroom, third bedroom', 'Baño del tercer dormitorio'),
  bathroom4: name('bathroom', 'Bathroom, fourth bedroom', 'Baño del cuarto dormitorio'),
  bathroom5: name('bathroom', 'Bathroom, fifth bedroom', 'Baño del quinto dormitorio'),
  showerRoom: name('bathroom', 'Shower room', 'Baño con ducha'),
  poolBathroom: name('bathroom', 'Bathroom by the pool', 'Baño de la piscina'),
  terrace: name('terrace', 'Terrace', 'Terraza'),
  terraceSouth: name('terrace', 'South terrace', 'Terraza sur'),
  terraceWest: name('terrace', 'West terrace', 'Terraza oeste'),
  terraceEast: name('terrace', 'East terrace', 'Terraza este'),
  terraceCovered: name('terrace', 'Covered terrace', 'Terraza cubierta'),
  terraceOpen: name('terrace', 'Open terrace', 'Terraza descubierta'),
  terraceUpper: name('terrace', 'Upper terrace', 'Terraza superior'),
  terraceRoof: name('terrace', 'Roof terrace', 'Terraza de cubierta'),
  terraceBedroom: name('terrace', 'Bedroom terrace', 'Terraza del dormitorio'),
  terraceBreakfast: name('terrace', 'Breakfast terrace', 'Terraza de desayuno'),
  terraceLunch: name('terrace', 'Court terrace', 'Terraza del patio'),
  balcony: name('outside', 'Balcony', 'Balcón'),
  patio: name('terrace', 'Patio', 'Patio'),
  solarium: name('terrace', 'Solarium', 'Solárium'),
  garden: name('garden', 'Garden', 'Jardín'),
  court: name('garden', 'Front court', 'Patio de entrada'),
  plot: name('plot', 'Garden and plot', 'Jardín y parcela'),
  entranceCourt: name('outside', 'Entrance court', 'Patio de entrada'),
  westCourt: name('outside', 'Walled west court', 'Patio tapiado de poniente'),
  yard: name('outside', 'Drying yard', 'Patio de tender'),
  pool: name('outside', 'Pool', 'Piscina'),
  plungePool: name('outside', 'Plunge pool', 'Piscina pequeña'),
  outdoorStair: name('outside', 'Outdoor stair', 'Escalera exterior'),
  path: name('outside', 'Entrance path', 'Camino de entrada'),
  drive: name('outside', 'Drive', 'Acceso de coches'),
  carport: name('outside', 'Covered parking', 'Aparcamiento cubierto'),
} satisfies Record<string, RoomName>

export type RoomKey = keyof typeof roomWords

export const floors = {
  basement: { en: 'Under the house', es: 'Bajo la casa' },
  lower: { en: 'Lower floor', es: 'Planta inferior' },
  ground: { en: 'Ground floor', es: 'Planta baja' },
  middle: { en: 'Middle floor', es: 'Planta intermedia' },
  first: { en: 'First floor', es: 'Primera planta' },
  second: { en: 'Second floor', es: 'Segunda planta' },
  upper: { en: 'Upper floor', es: 'Planta alta' },
  top: { en: 'Top floor', es: 'Última planta' },
  penthouse: { en: 'Penthouse floor', es: 'Planta de ático' },
  roof: { en: 'Roof', es: 'Cubierta' },
} satisfies Record<string, PlanText>

export type FloorKey = keyof typeof floors

/** Texts outside the walls: where an entrance comes from, and where a gate leads. */
export const signs = {
  lift: { en: 'from the lift', es: 'desde el ascensor' },
  landing: { en: 'from the landing', es: 'desde el rellano' },
  path: { en: 'from the garden path', es: 'desde el sendero' },
  steps: { en: 'up the steps', es: 'por la escalera' },
  street: { en: 'from the street', es: 'desde la calle' },
  lane: { en: 'from the lane', es: 'desde la calle peatonal' },
  palmCourt: { en: 'from the court of palms', es: 'desde el patio de palmeras' },
  garage: { en: 'from the garage', es: 'desde el garaje' },
  gatePool: { en: 'gate to the pool', es: 'cancela a la piscina' },
  gatePark: { en: 'gate to the park', es: 'cancela al parque' },
  gateLane: { en: 'door to the lane', es: 'puerta a la calle' },
  drive: { en: 'drive', es: 'entrada de coches' },
  cascade: { en: 'the cascade', es: 'la cascada' },
  sea: { en: 'the sea', es: 'el mar' },
  lane1: { en: 'lane', es: 'calle peatonal' },
  neighbour: { en: 'neighbour', es: 'casa vecina' },
} satisfies Record<string, PlanText>

export type SignKey = keyof typeof signs

export const sheet = {
  /** The title of a plan, followed by its reference. */
  plan: { en: 'Floor plan of', es: 'Plano de la vivienda' },
  north: { en: 'North is', es: 'El norte queda a' },
  described: {
    en: 'Drawn to scale with the number of each room; the numbers are those of the table of areas.',
    es: 'Dibujado a escala y con el número de cada estancia, que es el de la tabla de superficies.',
  },
  room: { en: 'Room', es: 'Estancia' },
  usable: { en: 'Inside the walls', es: 'Superficie útil' },
  walls: { en: 'Walls', es: 'Muros' },
  built: { en: 'Built area', es: 'Superficie construida' },
  apart: { en: 'Not in the built area', es: 'Fuera de la superficie construida' },
  note: {
    en: 'A drawing, not a survey. The built area is rounded to whole square metres.',
    es: 'Es un dibujo, no una medición. La superficie construida se redondea a metros enteros.',
  },
  /** Decimal marks. */
  point: { en: '.', es: ',' },
} satisfies Record<string, PlanText>

/** Metres or square metres with two decimals, in the notation of the language. */
export function decimals(value: number, language: Language): string {
  return value.toFixed(2).replace('.', sheet.point[language])
}
