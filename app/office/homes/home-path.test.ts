import { expect, test } from 'vitest'
import { currentPath } from '#server/http/redirects.ts'
import { homeIdOf, homePath } from './home-path.ts'

test.each(['R49052083', 'townhouse-01', 'h-1', 'A/b:C', 'ÀB'])(
  'the address of %s is one that no browser, router or redirect changes',
  (id) => {
    const path = homePath('es', id, 'pictures')
    expect(new URL(path, 'https://site.example').pathname).toBe(path)
    expect(currentPath(path)).toBe(path)
    const segment = decodeURIComponent(path.split('/')[4] ?? '')
    expect(homeIdOf(segment)).toBe(id)
  },
)
