import { readFileSync } from 'node:fs'
import { coverageFile, fontFiles } from '../../fonts/font-files.ts'

export interface BrochureFonts {
  bytes: Record<keyof typeof fontFiles, Buffer>
  /** Whether every font has a glyph for a character. */
  covers(codePoint: number): boolean
}

/** Reads the fonts. */
export function loadFonts(): BrochureFonts {
  const covered = new Set(
    Array.from(readFileSync(coverageFile, 'utf8'), (character) => character.codePointAt(0)),
  )
  return {
    bytes: {
      serif: readFileSync(fontFiles.serif),
      italic: readFileSync(fontFiles.italic),
      sans: readFileSync(fontFiles.sans),
    },
    covers: (codePoint) => covered.has(codePoint),
  }
}
