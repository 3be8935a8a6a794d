import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The brochures' fonts. fonts/make.py makes them from the site's fonts. */
export interface BrochureFonts {
  bytes: Record<'serif' | 'italic' | 'sans', Buffer>
  /** Whether all of them have a glyph for a character. */
  covers(codePoint: number): boolean
}

/** Reads the fonts. */
export function loadFonts(): BrochureFonts {
  const dir = join(import.meta.dirname, 'fonts')
  const font = (name: string) => readFileSync(join(dir, `${name}.ttf`))
  const covered = new Set(
    Array.from(readFileSync(join(dir, 'coverage.txt'), 'utf8'), (character) =>
      character.codePointAt(0),
    ),
  )
  return {
    bytes: {
      serif: font('ibarra-real-nova'),
      italic: font('ibarra-real-nova-italic'),
      sans: font('rosario'),
    },
    covers: (codePoint) => covered.has(codePoint),
  }
}
