import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Picture {
  file: string
  kind: string
  width: number
  height: number
  north?: number
  alt: { en: string; es: string }
}

const at = (file: string) => new URL(file, import.meta.url)
const manifest: Record<string, Picture> = JSON.parse(readFileSync(at('manifest.json'), 'utf8'))

describe.each(Object.entries(manifest))('%s', (_name, picture) => {
  test('has a file of a size that pages can afford, and a text in each language', () => {
    expect(statSync(at(picture.file)).size).toBeLessThanOrEqual(450_000)
    expect(picture.alt.en).not.toBe('')
    expect(picture.alt.es).not.toBe('')
    expect(picture.alt.es).not.toBe(picture.alt.en)
  })
})

const panoramas = Object.entries(manifest).filter(([, { kind }]) => kind === 'panorama')

describe.runIf(panoramas.length > 0)('panoramas', () => {
  test.each(panoramas)('%s shows the whole sphere, with its north', (_name, picture) => {
    expect(picture.width).toBeGreaterThanOrEqual(4096)
    expect(picture.width).toBe(2 * picture.height)
    expect(picture.north).toBeGreaterThanOrEqual(0)
    expect(picture.north).toBeLessThan(360)
  })
})
