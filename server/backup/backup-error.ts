/** A backup that cannot be made or used; the message is for the person who runs the command. */
export class BackupError extends Error {
  override name = 'BackupError'
}
