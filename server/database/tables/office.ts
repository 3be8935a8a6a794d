import type { Language } from '../../language.ts'
import type { Json } from './json.ts'

/** When a session last used the office, in milliseconds since 1970. */
interface OfficeSessionsTable {
  session_id: string
  seen_at: number
}

/** A form that was sent after the office had been unused in its session for too long. */
interface UnsentFormsTable {
  member_id: string
  path: string
  /** Names and values; null where the form was too long to be kept. */
  fields: Json<[name: string, value: string][] | null>
  /** Milliseconds since 1970. */
  saved_at: number
}

/** Settings that staff have made instead of an environment variable. */
interface SettingsTable {
  name: string
  value: Json<Record<Language, string>>
}

export interface OfficeTables {
  office_sessions: OfficeSessionsTable
  unsent_forms: UnsentFormsTable
  settings: SettingsTable
}
