/**
 * Whether the visitor asked for less data. Only Chromium reports this (Network Information API).
 */
export const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true
