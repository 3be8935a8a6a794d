import type { PersonalData } from '../../personal-data/personal-data.ts'
import { retentionPeriods } from '../../personal-data/retention-periods.ts'
import { deletes } from '../../personal-data/retention-rule.ts'

/** Uploaded files of homes that have not been applied. They are stored as they came. */
export const importsData: PersonalData = {
  tables: ['home_imports'],
  retain: [
    deletes('undecidedImports', 'home_imports', (where, now) =>
      where.and([
        where('state', '=', 'read'),
        where('created_at', '<', now - retentionPeriods.undecidedImport),
      ]),
    ),
  ],
}
