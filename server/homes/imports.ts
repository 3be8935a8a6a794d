import type { Actor } from '../audit-log/actor.ts'
import type { Database } from '../database/database.ts'
import { type Applying, applyImport, type Chosen } from './apply-import.ts'
import { storeImportFile } from './import-file.ts'
import { type EarlierImport, listImports } from './list-imports.ts'
import { type ImportPlan, planFileImport } from './plan-file-import.ts'
import { undoImport } from './undo-import.ts'

/** Imports of homes from files, into our own database. */
export interface Imports {
  /** Keeps a file until somebody decides about it. @throws {FeedError} for one that is no file of homes. */
  read(name: string, bytes: Uint8Array, actor: Actor): Promise<string>
  /** @returns undefined when there is no such file, or somebody decided about it. */
  plan(id: string): Promise<ImportPlan | undefined>
  /** Makes the chosen changes, all of them or none. */
  apply(id: string, chosen: Chosen, actor: Actor): Promise<Applying>
  /** Takes an import back as a whole, unless one of its homes was changed since. */
  undo(id: string, actor: Actor): Promise<'undone' | 'changed' | 'missing'>
  earlier(): Promise<EarlierImport[]>
}

/** @param now in milliseconds since 1970. */
export function createImports(database: Database, siteUrl: string, now = Date.now): Imports {
  const context = { db: database.db, engine: database.engine, siteUrl, now }
  return {
    read: (name, bytes, actor) => storeImportFile(context, { name, bytes }, actor),
    plan: (id) => planFileImport(context, id),
    apply: (id, chosen, actor) => applyImport(context, id, chosen, actor),
    undo: (id, actor) => undoImport(context, id, actor),
    earlier: () => listImports(context),
  }
}
