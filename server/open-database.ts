import { join } from 'node:path'
import type { Logger } from 'pino'
import { seed } from './catalogue/seed/seed.ts'
import type { Config } from './config/config.ts'
import { connectWhenThere } from './database/connect-when-there.ts'
import type { Database } from './database/database.ts'
import { openStoredKeys, type StoredKeys } from './database/stored-keys.ts'
import { prepareBackend } from './open-backend.ts'
import { type FormKey, openFormKey } from './spam/form-key.ts'

interface OpenDatabase {
  database: Database
  /** Encrypts the secrets in the database. */
  storedKeys: StoredKeys
  formKey: FormKey
}

/**
 * Opens the database (migrated, and filled when it is empty) with the keys that are stored in it.
 * @param resources collects what has to be closed.
 * @throws as {@link connectWhenThere} does.
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  resources: AsyncDisposableStack,
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, supabaseUrl } = config
  const storedKeys = openStoredKeys(config.storedKeysSecrets)
  const formKey = openFormKey(databaseUrl && join(dataDir, 'forms.key'), log, storedKeys)
  const database = await connectWhenThere(config, log, async (opened) => {
    const seeded = supabaseUrl ? 0 : await seed(opened)
    if (seeded > 0) log.info({ homes: seeded }, 'the empty catalogue was filled with sample homes')
    await formKey.load(opened.db)
    await prepareBackend(opened.db, storedKeys)
  })
  resources.defer(() => database.db.destroy())
  return { database, storedKeys, formKey }
}
