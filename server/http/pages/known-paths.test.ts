import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createRouteOf } from './known-paths.ts'

test('recognises the pages of a route table, but not the catch-all route', () => {
  const module: ServerBuild['routes'][string] extends infer R ? NonNullable<R> : never = {
    id: 'root',
    module: { default: () => null },
  }
  const routeOf = createRouteOf({
    root: module,
    frame: { ...module, id: 'frame', parentId: 'root' },
    home: { ...module, id: 'home', parentId: 'frame', index: true },
    list: { ...module, id: 'list', parentId: 'frame', path: 'es/homes' },
    one: { ...module, id: 'one', parentId: 'list', path: ':slug' },
    special: { ...module, id: 'special', parentId: 'list', path: 'special' },
    rest: { ...module, id: 'rest', parentId: 'frame', path: '*' },
  })
  expect(['/', '/es/homes', '/es/homes/one', '/es/homes/special'].map(routeOf)).toEqual([
    'home',
    'list',
    'one',
    'special',
  ])
  for (const path of ['/homes', '/es/homes/one/two', '/es', '/x', '/frame'])
    expect(routeOf(path), path).toBeUndefined()
})
