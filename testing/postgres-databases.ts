import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { databaseIn } from './postgres.ts'

/**
 * Migrated databases that tests have left, for later tests: emptying one takes a tenth of the time
 * of copying and dropping one. The list is a table of the server, because each test file has a
 * process of its own.
 */
export interface MigratedDatabases {
  /** The server's own database. */
  serverUrl: string
  /** The migrated database of which the others are copies. */
  template: string
  /**
   * A description of its tables, functions and triggers; a database with another description is
   * dropped.
   */
  schema: string
  /** The statements that restore its rows. */
  rows: string
}

/** Prepares the list; nothing may be connected to the template afterwards. */
export async function openMigratedDatabases(
  serverUrl: string,
  template: string,
): Promise<MigratedDatabases> {
  await on(serverUrl, (client) => client.query('CREATE TABLE left_databases (name text)'))
  return on(databaseIn(serverUrl, template), async (client) => ({
    serverUrl,
    template,
    schema: await schemaOf(client),
    rows: await rowsOf(client),
  }))
}

/**
 * A database with the template's schema and rows, and nothing else.
 * @returns the name of the database.
 */
export function takeDatabase({ serverUrl, template }: MigratedDatabases): Promise<string> {
  return on(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      DELETE FROM left_databases WHERE ctid =
        (SELECT ctid FROM left_databases LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING name`)
    if (rows[0]) return rows[0].name
    const name = newName()
    // Copying files is quicker than writing all pages to the write-ahead log.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
    return name
  })
}

/**
 * Empties a database for the next test, or drops it if its schema is no longer that of the
 * template.
 */
export async function leaveDatabase(
  { serverUrl, schema, rows }: MigratedDatabases,
  name: string,
): Promise<void> {
  const isAsBefore = await on(databaseIn(serverUrl, name), async (client) => {
    await client.query(endOthers)
    if ((await schemaOf(client)) !== schema) return false
    await client.query(`SET session_replication_role = replica; ${emptyTables}; ${rows}`)
    return true
  })
  await on(serverUrl, (client) =>
    isAsBefore
      ? client.query('INSERT INTO left_databases VALUES ($1)', [name])
      : client.query(`DROP DATABASE ${name} WITH (FORCE)`),
  )
}

/** @returns a name that no other database has. */
export const newName = (): string => `test_${randomBytes(6).toString('hex')}`

/** Sites that a test has killed leave their connections open. */
const endOthers = `
  SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

/** The replica role has no triggers or foreign keys. A long table would slow down later tests. */
const emptyTables = `
  DO $$ DECLARE one regclass; BEGIN
    FOR one IN SELECT oid::regclass FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0
    LOOP
      IF pg_relation_size(one) > 200000 THEN EXECUTE format('TRUNCATE %s CASCADE', one);
      ELSE EXECUTE format('DELETE FROM %s', one);
      END IF;
    END LOOP;
    FOR one IN SELECT oid::regclass FROM pg_class
      WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
    LOOP EXECUTE format('ALTER SEQUENCE %s RESTART', one);
    END LOOP;
  END $$`

async function schemaOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(`
    WITH ours AS (
      SELECT oid FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
    ), parts AS (
      SELECT concat_ws(' ', c.oid, c.relname, c.relrowsecurity, a.attname, a.atttypid, a.attnotnull) AS part
        FROM pg_class c JOIN ours ON ours.oid = relnamespace LEFT JOIN pg_attribute a ON attrelid = c.oid
      UNION ALL SELECT concat_ws(' ', tgrelid, tgname, tgenabled) FROM pg_trigger
      UNION ALL SELECT concat_ws(' ', conrelid, conname) FROM pg_constraint JOIN ours ON ours.oid = connamespace
      UNION ALL SELECT concat_ws(' ', proname, md5(prosrc)) FROM pg_proc JOIN ours ON ours.oid = pronamespace
    )
    SELECT md5(string_agg(part, ';' ORDER BY part)) AS digest FROM parts`)
  return rows[0]?.digest ?? ''
}

async function rowsOf(client: Client): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(`
    SELECT format('%I', relname) AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0`)
  const statements: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ json: string | null }>(
      `SELECT json_agg(t)::text AS json FROM ${name} t`,
    )
    const json = rows[0]?.json
    if (json)
      statements.push(
        `INSERT INTO ${name} OVERRIDING SYSTEM VALUE
          SELECT * FROM json_populate_recordset(NULL::${name}, ${client.escapeLiteral(json)})`,
      )
  }
  return statements.join(';')
}

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
