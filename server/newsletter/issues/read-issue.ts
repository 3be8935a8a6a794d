import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { fromJson } from '../../database/schema.ts'
import type { NewsletterIssuesTable } from '../../database/tables/newsletter.ts'
import { type Issue, issueItems, issueTexts } from './issue.ts'

export const readIssue = (row: Selectable<NewsletterIssuesTable>): Issue => ({
  id: row.id,
  state: row.state,
  texts: v.parse(issueTexts, fromJson(row.texts)),
  items: v.parse(issueItems, fromJson(row.items)),
  revision: row.revision,
  createdBy: row.created_by,
  updatedBy: row.updated_by,
  updatedAt: row.updated_at,
  sendAt: row.send_at,
  sentAt: row.sent_at,
})
