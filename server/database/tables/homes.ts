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
 * Answers to questions that a buyer has before paying, stored where they are known
 * (docs/requirements/data.md#data).
 */
export interface PurchaseDetails {
  /** Property tax in euros a year, from the last receipt. */
  ibi?: number | undefined
  /** The expected rent of the home, in euros a month. */
  rent?: { min: number; max: number } | undefined
  /** The part of the price for parking spaces beyond two, in euros. */
  extraParking?: number | undefined
  developer?: string | undefined
  /** Number, date and municipality of the building licence. */
  licence?: string | undefined
  stage?: BuildStage | undefined
  /** The month of handover: `2027-06`. */
  handover?: string | undefined
  /** The payments, which add up to the whole price. */
  payments?: Payment[] | undefined
}

interface Payment {
  percent: number
  due: PaymentDue
}

/** Details of an uploaded picture, by its address in `images`. */
export interface PictureDetails {
  /** In pixels. */
  width: number
  height: number
  /** The colour that is shown until the picture has loaded, `#rrggbb`. */
  colour: string
  /** The point that crops keep visible, as fractions from the left and from the top. */
  x: number
  horizon: number
  room?: PictureRoom | undefined
  /** The alternative text; '' while nobody has written it. */
  alt: { en: string; es: string }
}

/** A plan or another document of a home that visitors can open, as a PDF. */
export interface HomeDocument {
  /** The id of its file in the bucket `home-documents`. */
  file: string
  /** The name; '' while nobody has written it. */
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
  /**
   * The former price that visitors are shown after a reduction, in euros; null where none is shown.
   */
  former_price: ColumnType<number | null, number | null | undefined, number | null>
  created_at: string
  publication: Generated<Publication>
  /** When a published home becomes visible; null where it is visible already. */
  publish_at: string | null
  /** Increases with every change, so that a writer notices an earlier change by somebody else. */
  revision: Generated<number>
}

/** The unpublished changes of a home; for a home that was never published, all its fields. */
export interface HomeDraftsTable {
  /** The id of the home. */
  id: string
  cells: Json<Record<string, DraftCell>>
  /** Increases with every change. */
  revision: number
  updated_at: string
  updated_by: string
}

/** The text of a column as it was typed, valid or not. */
export interface DraftCell {
  text: string
  /** The published text that it replaces; undefined where the home is new. */
  base?: string | undefined
  /** The member who typed it, and the time of typing (ISO 8601). */
  by: string
  at: string
}

/** Changes of a published home that wait for their publication time. */
interface HomeSchedulesTable {
  /** The id of the home. */
  id: string
  cells: HomeDraftsTable['cells']
  /** In milliseconds since 1970, as `created_at`. */
  publish_at: number
  created_by: string
  created_at: number
}

/** A file of homes that staff have uploaded. */
interface HomeImportsTable {
  id: string
  name: string
  /** The text of the file; null after it was applied. */
  content: string | null
  state: 'read' | 'applied' | 'undone'
  /** How many homes the import added, changed and withdrew. */
  summary: ColumnType<ImportSummary | string | null, string | null | undefined, string | null>
  /**
   * The homes before the import, and the revision that the import gave each of them; null where it
   * can no longer be undone.
   */
  undo: ColumnType<HomesBefore | string | null, string | null | undefined, string | null>
  created_by: string
  created_at: number
  /** When it was applied. */
  decided_at: number | null
  undone_at: number | null
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
  /** The changed homes as they were before the import, as CSV. */
  before: string
}

/** A home, and the revision that the import gave it. */
interface Touched {
  id: string
  revision: number
}

interface Withdrawn extends Touched {
  /** Its former `publish_at` (ISO 8601); undefined where it had none. */
  publishAt?: string | undefined
}

/**
 * A change of a home's price. The row stays when the home is removed, because an import may add the
 * home again.
 */
export interface PriceHistoryTable {
  id: Generated<number>
  property_id: string
  /** The former price in euros; {@link price} is the new one. */
  previous: number
  price: number
  at: string
}

/** A single row; see `catalogue/version.ts`. */
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
