import { expect, test } from 'vitest'
import manifest from '../../pictures/manifest.json' with { type: 'json' }
import spanish from '../../pictures/subjects.es.json' with { type: 'json' }

const entries: Record<string, { kind: string; subject: string }> = manifest

test('the subject of every render and 360° picture has a Spanish text', () => {
  const shown = Object.values(entries).filter(
    ({ kind }) => kind === 'rendered' || kind === 'panorama',
  )
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.map(({ subject }) => subject).filter((one) => !Object.hasOwn(spanish, one))).toEqual(
    [],
  )
})
