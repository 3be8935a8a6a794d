import type { ColumnType, Generated } from 'kysely'
import type {
  BuildStage,
  EnergyRating,
  Listing,
  PaymentDue,
  PropertyType,
  Publication,
  PictureRoom,
  HomeStatus,
} from './column-values.ts'
import type { Json } from './json.ts'

/** The texts of a home in another language; the columns themselves are English. */
export interface PropertyTexts {
  title: string
  description: string
  longDescription: string
  features: string[]
}

export type Translations = Partial<Record<'es', Partial<PropertyTexts>>>

/**
 * Answers to a buyer's questions before paying, where they are known
 * (docs/requirements/data.md#data).
 */
export interface PurchaseDetails {
  /** Property tax, euros a year, by the last receipt. */
  ibi?: number | undefined
  /** The rent that the home itself would bring, euros a month. */
  rent?: { min: number; max: number } | undefined
  /** The part of the price that is for parking spaces beyond two, euros. */
  extraParking?: number | undefined
  developer?: string | undefined
  /** Number, date and municipality of the building licence. */
  licence?: string | undefined
  stage?: BuildStage | undefined
  /** The month in which it is handed over, `2027-06`. */
  handover?: string | undefined
  /** Together the whole price. */
  payments?: Payment[] | undefined
}

interface Payment {
  percent: number
  due: PaymentDue
}

/** Details of an uploaded picture, by its address in `images`. */
export interface PictureDetails {
  /** Pixels. */
  width: number
  height: number
  /** Shown until the picture is there, `#rrggbb`. */
  colour: string
  /** The point that crops keep, as fractions from the left and from the top. */
  x: number
  horizon: number
  room?: PictureRoom | undefined
  /** The alternative text; '' as long as nobody has written it. */
  alt: { en: string; es: string }
}

/** A plan or another document of a home that visitors can open, a PDF. */
export interface HomeDocument {
  /** The id of its file in the bucket `home-documents`. */
  file: string
  /** The name; '' as long as nobody has written it. */
  name: { en: string; es: string }
}

export interface PropertiesTable {
  id: string
  slug: string
  title: string
  price: number
  description: string
  long_description: string | null
  bedrooms: number
  bathrooms: number
  area: number
  terrace: number | null
  garden: number | null
  location: string
  development: string | null
  community_fees: number | null
  ref: string
  features: Json<string[]>
  images: Json<string[]>
  property_type: PropertyType | null
  listing: Listing | null
  status: HomeStatus | null
  energy_rating: EnergyRating | null
  translations: ColumnType<Translations | string | null, string | null, string | null>
  purchase_details: ColumnType<
    PurchaseDetails | string | null,
    string | null | undefined,
    string | null
  >
  picture_details: ColumnType<
    Record<string, PictureDetails> | string | null,
    string | null | undefined,
    string | null
  >
  documents: ColumnType<HomeDocument[] | string | null, string | null | undefined, string | null>
  /** The price before a reduction that visitors are shown, in euros; null: they are shown none. */
  former_price: ColumnType<number | null, number | null | undefined, number | null>
  created_at: string
  publication: Generated<Publication>
  /** When a published home becomes visible; null where it is visible already. */
  publish_at: string | null
  /** Every change increases it, so that a writer notices an earlier change by somebody else. */
  revision: Generated<number>
}

/** The unpublished changes of a home; all fields for a home that is not published yet. */
export interface HomeDraftsTable {
  /** The home's. */
  id: string
  cells: Json<Record<string, DraftCell>>
  /** Grows with every change. */
  revision: number
  updated_at: string
  updated_by: string
}

/** A column's text as it was typed, valid or not. */
export interface DraftCell {
  text: string
  /** The published text that it is to replace; undefined where the home is new. */
  base?: string | undefined
  /** The member who typed it, and the time (ISO 8601). */
  by: string
  at: string
}

/** Changes of a published home that wait for their time. */
interface HomeSchedulesTable {
  /** The home's. */
  id: string
  cells: HomeDraftsTable['cells']
  /** Milliseconds since 1970, as `created_at`. */
  publish_at: number
  created_by: string
  created_at: number
}

/** A file of homes that staff have sent. */
interface HomeImportsTable {
  id: string
  name: string
  /** Null once it was decided about. */
  content: string | null
  state: 'read' | 'applied' | 'undone'
  /** How many homes it added, changed and withdrew. */
  summary: ColumnType<ImportSummary | string | null, string | null | undefined, string | null>
  /** The homes before the import, and the revision that it made of each. */
  undo: ColumnType<HomesBefore | string | null, string | null | undefined, string | null>
  created_by: string
  created_at: number
  decided_at: number | null
}

export interface ImportSummary {
  added: number
  changed: number
  gone: number
}

export interface HomesBefore {
  added: Touched[]
  changed: Touched[]
  withdrawn: Withdrawn[]
  /** The changed homes as they were before, as CSV. */
  before: string
}

/** A home, and the revision that the import made of it. */
interface Touched {
  id: string
  revision: number
}

interface Withdrawn extends Touched {
  /** Its `publish_at` before, ISO 8601; undefined: it had none. */
  publishAt?: string | undefined
}

/**
 * A home's price that was changed. It outlives the home, which an import may take away and bring
 * back.
 */
export interface PriceHistoryTable {
  id: Generated<number>
  property_id: string
  /** Euros, as {@link price}. */
  previous: number
  price: number
  at: string
}

/** One row; see `catalogue/version.ts`. */
interface CatalogueVersionTable {
  version: number
}

export interface HomesTables {
  properties: PropertiesTable
  catalogue_version: CatalogueVersionTable
  home_drafts: HomeDraftsTable
  home_imports: HomeImportsTable
  home_schedules: HomeSchedulesTable
  price_history: PriceHistoryTable
}
