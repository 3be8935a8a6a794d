/** A backup that cannot be made or used, in words for the person at the desk. */
export class BackupError extends Error {
  override name = 'BackupError'
}
