import type { Command } from './cli/command.ts'
import { accountsRemoveSecondStep } from './commands/accounts-remove-second-step.ts'
import { accountsRotateKeys } from './commands/accounts-rotate-keys.ts'
import { alertsList } from './commands/alerts-list.ts'
import { alertsStop } from './commands/alerts-stop.ts'
import { backup } from './commands/backup.ts'
import { consentsWithdraw } from './commands/consents-withdraw.ts'
import { homesExport } from './commands/homes-export.ts'
import { homesImport } from './commands/homes-import.ts'
import { leadsErase } from './commands/leads-erase.ts'
import { leadsExport } from './commands/leads-export.ts'
import { leadsList } from './commands/leads-list.ts'
import { leadsRelease } from './commands/leads-release.ts'
import { leadsResend } from './commands/leads-resend.ts'
import { leadsShow } from './commands/leads-show.ts'
import { mailDrop, mailHold, mailRelease } from './commands/mail-held.ts'
import { mailStatusCommand } from './commands/mail-status.ts'
import { newsletterExport } from './commands/newsletter-export.ts'
import { restoreCommand } from './commands/restore.ts'
import { staffInvite, staffList, staffRemove, staffRole } from './commands/staff.ts'
import { storageCopy } from './commands/storage-copy.ts'
import { viewingsCancel, viewingsConfirm, viewingsList, viewingsMove } from './commands/viewings.ts'

/** All commands of the desk, in the order of the help. */
export const commands: readonly Command[] = [
  leadsList,
  leadsShow,
  leadsExport,
  leadsResend,
  leadsRelease,
  leadsErase,
  viewingsList,
  viewingsConfirm,
  viewingsMove,
  viewingsCancel,
  newsletterExport,
  consentsWithdraw,
  alertsList,
  alertsStop,
  mailStatusCommand,
  mailHold,
  mailRelease,
  mailDrop,
  homesImport,
  homesExport,
  staffInvite,
  staffList,
  staffRole,
  staffRemove,
  accountsRotateKeys,
  accountsRemoveSecondStep,
  storageCopy,
  backup,
  restoreCommand,
]
