import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/** The stage of each lead, the words by which leads are found, notes, replies and their drafts. */
export const addLeadHandling = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await addColumns(db, types)
    await addWords(db, types)
    await addNotesAndReplies(db, types)
  },
})

async function addColumns(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const leads = () => db.schema.alterTable('leads')
  await leads()
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  await leads().addColumn('lost_reason', 'text').execute()
  await leads()
    .addColumn('side', 'text', (column) => column.notNull().defaultTo('theirs'))
    .execute()
  await leads()
    .addColumn('side_since', types.milliseconds, (column) => column.notNull().defaultTo(0))
    .execute()
  await leads()
    .addColumn('unread', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await leads().addColumn('assignee_id', 'text').execute()
  await leads().addColumn('assignee', 'text').execute()
  await leads().addColumn('follow_up_at', types.milliseconds).execute()
  await leads()
    .addColumn('remind', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await leads().addColumn('home_ref', 'text').execute()
  await leads()
    .addColumn('has_words', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Leads from before this migration count as answered, because the agency answered by e-mail.
  await sql`update leads set
    side_since = ${types.json === 'jsonb' ? sql`(extract(epoch from created_at) * 1000)::bigint` : sql`cast(unixepoch(created_at, 'subsec') * 1000 as integer)`},
    home_ref = ${types.json === 'jsonb' ? sql`fields ->> 'reference'` : sql`json_extract(fields, '$.reference')`}`.execute(
    db,
  )
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('leads').columns(columns).execute()
  await index('leads_side', ['state', 'side', 'side_since', 'id'])
  await index('leads_assignee', ['assignee_id', 'state', 'side', 'side_since', 'id'])
  await index('leads_home', ['home_ref', 'state', 'side', 'side_since', 'id'])
  await index('leads_stage', ['state', 'stage', 'side', 'side_since', 'id'])
  await sql`create index leads_unread on leads (state, side, side_since, id) where unread = 1`.execute(
    db,
  )
  await sql`create index leads_without_words on leads (id) where has_words = 0`.execute(db)
  await sql`create index leads_follow_up on leads (follow_up_at) where follow_up_at is not null`.execute(
    db,
  )
}

async function addWords(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('lead_words')
    // Words are compared by code point, because searches look for beginnings.
    .addColumn('word', types.json === 'jsonb' ? sql`text collate "C"` : 'text', (column) =>
      column.notNull(),
    )
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('lead_words_word')
    .on('lead_words')
    .columns(['word', 'lead_id'])
    .execute()
  await db.schema.createIndex('lead_words_lead').on('lead_words').column('lead_id').execute()
}

async function addNotesAndReplies(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const ofLead = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) =>
        column.notNull().references('leads.id').onDelete('cascade'),
      )
      .addColumn('at', types.milliseconds, (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
  await ofLead('lead_notes').execute()
  await ofLead('lead_replies')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .execute()
  for (const table of ['lead_notes', 'lead_replies'])
    await db.schema.createIndex(`${table}_lead`).on(table).columns(['lead_id', 'at']).execute()
  await db.schema
    .createTable('lead_drafts')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('saved_at', types.milliseconds, (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_drafts_pkey', ['member_id', 'lead_id'])
    .execute()
}
