import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, pathIn } from '#server/language.ts'
import { links, only, pageOf, textOf } from '../../testing/html.ts'
import { blockSpool, outageOf } from '../../testing/outage.ts'
import { startSite, type TestSite } from '../../testing/site.ts'
import { outcomes } from './forms.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

describe('when nothing can be stored or read', () => {
  let broken: TestSite
  let unblock = () => {}
  beforeAll(async () => {
    broken = await startSite('sqlite')
    outageOf(broken.database, 'outbox', 'properties')
    unblock = blockSpool(broken.dataDir)
  })
  afterAll(async () => {
    unblock()
    await broken.close()
  })

  test.each(
    outcomes
      .filter(([path]) => !path.startsWith('/properties'))
      .flatMap(([path, fields, , failure]) =>
        languages.map((language) => [language, path, fields, failure] as const),
      ),
  )(
    'in %s, the form at %s answers 503 with its message',
    async (language, path, fields, failure) => {
      const response = await broken.post(pathIn(language, path), {
        ...fields,
        page: pathIn(language, path),
      })
      expect(response.status).toBe(503)
      expect(textOf(await pageOf(response))).toContain(failure[language === 'en' ? 0 : 1])
    },
  )

  test.each([
    [
      '/properties/garden-apartment-south-terrace',
      503,
      'Property Not Found',
      "We couldn't find the property you were looking for.",
      'Error fetching property: ',
    ],
    [
      '/es/properties/garden-apartment-south-terrace',
      503,
      'No encontramos esta vivienda',
      'No se ha podido cargar: ',
    ],
    ['/properties', 503, 'Error fetching properties: '],
    ['/es/properties', 503, 'No se han podido cargar las viviendas: '],
  ] as const)('%s answers %i', async (path, status, ...messages) => {
    const response = await broken.get(path)
    expect(response.status).toBe(status)
    const text = textOf(await pageOf(response))
    for (const message of messages) expect(text).toContain(message)
  })
})

describe('paths that do not exist', () => {
  test.each([
    ['/nowhere', '404', 'Oops! Page not found', 'Return to Home', '/'],
    ['/es/nowhere', '404', 'Vaya, esta página no existe', 'Volver al inicio', '/es'],
    [
      '/properties/none',
      'Property Not Found',
      "We couldn't find the property you were looking for.",
      'All properties',
      '/properties',
    ],
    [
      '/es/properties/none',
      'No encontramos esta vivienda',
      'No hemos encontrado la vivienda que buscaba.',
      'Todas las viviendas',
      '/es/properties',
    ],
    [
      '/properties/%20',
      'Property Not Found',
      'No property slug provided',
      'All properties',
      '/properties',
    ],
    [
      '/es/properties/%20',
      'No encontramos esta vivienda',
      'Falta el nombre de la vivienda en la dirección',
      'Todas las viviendas',
      '/es/properties',
    ],
  ])('%s', async (path, title, text, label, to) => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    const main = only(await pageOf(response), 'main')
    expect(textOf(main)).toContain(title)
    expect(textOf(main)).toContain(text)
    expect(links(main)).toEqual([{ label, to }])
  })

  test.each(['/blog/no-such-article', '/es/blog/no-such-article'])(
    '%s goes to the blog',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(302)
      expect(response.headers.get('Location')).toBe(path.replace('/no-such-article', ''))
    },
  )
})
