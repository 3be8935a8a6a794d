import { idsIn, rowNamed } from './audit-log/row-name.ts'
import type { NamesInLog } from './audit-log/row-names.ts'
import { authorNames } from './backend/staff/author-names.ts'
import { staffNames } from './backend/staff/staff-names.ts'
import { nameImports } from './homes/imports/names-in-log.ts'
import { nameDocumentFiles, namePictureFiles } from './homes/names-in-log/file-names.ts'
import { nameHomes } from './homes/names-in-log/home-titles.ts'
import { nameEmailsOfLeads, nameLeads } from './leads/names-in-log.ts'
import { nameIssues } from './newsletter/issues/names-in-log.ts'
import { nameViewings } from './viewings/names-in-log.ts'

/**
 * The functions with which each feature finds names for the audit log. They are listed here,
 * because the log itself knows no feature.
 */
export const namesInLog: NamesInLog = {
  staffNames,
  authorNames,
  rows: [
    nameHomes,
    async (db, entries) => [...(await staffNames(db, idsIn(entries, 'staff')))].map(rowNamed),
    nameLeads,
    nameViewings,
    nameEmailsOfLeads,
    nameDocumentFiles,
    namePictureFiles,
    nameIssues,
    nameImports,
  ],
}
