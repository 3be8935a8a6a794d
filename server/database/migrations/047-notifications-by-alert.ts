import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

/**
 * Stores a notification for each alert that matches a change; of those of one subscriber, one is
 * queued. Before, only the first matching alert had one, so a subscriber who stopped that alert
 * lost the home.
 */
export const addNotificationsByAlert = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    // SQLite cannot change a primary key.
    await db.schema.alterTable('alert_notifications').renameTo('former_notifications').execute()
    for (const name of ['due', 'alert', 'change'])
      await db.schema.dropIndex(`alert_notifications_${name}`).execute()
    await db.schema
      .createTable('alert_notifications')
      .addColumn('subscriber_id', 'text', (column) =>
        column.notNull().references('alert_subscribers.id').onDelete('cascade'),
      )
      .addColumn('change_id', 'text', (column) =>
        column.notNull().references('home_changes.id').onDelete('cascade'),
      )
      .addColumn('alert_id', 'text', (column) =>
        column.notNull().references('alerts.id').onDelete('cascade'),
      )
      .addColumn('home', types.json, (column) => column.notNull())
      .addColumn('due_at', types.milliseconds, (column) => column.notNull())
      .addColumn('queued_at', types.milliseconds)
      .addPrimaryKeyConstraint('alert_notifications_key', [
        'subscriber_id',
        'change_id',
        'alert_id',
      ])
      .execute()
    const columns = sql`subscriber_id, change_id, alert_id, home, due_at, queued_at`
    await sql`insert into alert_notifications (${columns}) select ${columns} from former_notifications`.execute(
      db,
    )
    await db.schema.dropTable('former_notifications').execute()
    for (const statement of [
      'create unique index alert_notifications_once on alert_notifications (subscriber_id, change_id) where queued_at is not null',
      'create index alert_notifications_due on alert_notifications (queued_at, due_at)',
      'create index alert_notifications_alert on alert_notifications (alert_id)',
      'create index alert_notifications_change on alert_notifications (change_id)',
    ])
      await sql.raw(statement).execute(db)
  },
})
