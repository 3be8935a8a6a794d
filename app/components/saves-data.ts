/**
 * Whether the visitor asked for less data. Chromium's; other browsers do not tell (Network
 * Information API).
 */
export const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true
