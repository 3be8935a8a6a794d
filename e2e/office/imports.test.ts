import { afterAll, beforeAll, expect, test, onTestFinished } from 'vitest'
import { propertiesCsv } from '#server/catalogue/exchange/csv.ts'
import { storedProperties, toRow } from '#server/catalogue/stored-properties.ts'
import type { Language } from '#server/language.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { outageOf } from '../../testing/outage.ts'
import { serveOffice } from '../../testing/serve-office.ts'
import type { ServedSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'

describeOnSqliteFirst('imports of homes in the office, on %s', (engine) => {
  let site: ServedSite
  let tom: Visitor
  beforeAll(async () => {
    ;({ site, tom } = await serveOffice(engine))
  })
  afterAll(() => site.close())

  const screen = (language: Language) =>
    language === 'es' ? '/es/office/homes/import' : '/office/homes/import'
  const send = (
    language: Language,
    content: string | Uint8Array<ArrayBuffer>,
    name = 'homes.csv',
  ) => {
    const body = new FormData()
    body.set('file', new Blob([content]), name)
    const cookies = [...tom.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    return site.http.fetch(
      new Request(site.url + screen(language), {
        method: 'POST',
        body,
        headers: { Origin: site.url, Cookie: cookies },
      }),
    )
  }
  const linesOf = (answer: Response) =>
    site.logged.filter(({ requestId }) => requestId === answer.headers.get('X-Request-Id'))
  const alertOf = async (answer: Response) => textOf(only(await pageOf(answer), '[role=alert]'))

  test.each<[string, string | Uint8Array<ArrayBuffer>, en: string, es: string]>([
    [
      'broken CSV',
      'id,title\n1,"Villa',
      'This file could not be read. The file is not CSV: line 2: a quotation mark that is never closed.',
      'El archivo no se ha podido leer. No es CSV: en la línea 2 hay unas comillas que no se cierran.',
    ],
    [
      'columns of another table',
      'id,colour\n1,red',
      'columns that homes do not have: “colour”. The sample file has the right ones.',
      'columnas que las viviendas no tienen: «colour». Las correctas están en el archivo de muestra.',
    ],
    [
      'broken XML',
      '<root>\n<a></b></root>',
      'The file is not XML that is read here: line 2: unexpected close tag',
      'El XML está mal formado en la línea 2.',
    ],
    [
      'XML that is no feed',
      '<html><body>Sign in</body></html>',
      'The file is no Kyero feed: expected <root>',
      'No es un feed de Kyero: debe contener <root>',
    ],
    [
      'another encoding',
      new Uint8Array([0x69, 0x64, 0x0a, 0x81]),
      'The file is not UTF-8 text.',
      'No es texto en UTF-8.',
    ],
    [
      'white space alone',
      '\n\n',
      'The file is empty.',
      'El archivo no se ha podido leer. Está vacío.',
    ],
  ])('a file with %s is refused in the language of the page', async (_, content, en, es) => {
    for (const [language, message] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const answer = await send(language, content)
      expect(answer.status).toBe(400)
      expect(await alertOf(answer)).toContain(message)
    }
  })

  test('a form without a file says so at its own field, in the language of the page', async () => {
    for (const [language, message, choose] of [
      ['en', 'No file was chosen, or it is empty.', 'Choose a file'],
      ['es', 'No se ha elegido ningún archivo o está vacío.', 'Elegir un archivo'],
    ] as const) {
      const page = await pageOf(await send(language, ''))
      const field = only(page, 'input[type=file]')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(field.hasAttribute('required')).toBe(false)
      const text = textOf(only(page, '.file'))
      expect(text).toContain(message)
      expect(text).toContain(choose)
    }
  })

  test('a price is changed from a file after its difference was seen, and taken back', async () => {
    const homes = () => site.database.db.selectFrom('properties').select(['id', 'price'])
    const rows = await homes().execute()
    const [first] = rows
    const csv = `id,price\n${rows.map(({ id, price }) => `${id},${id === first?.id ? 123_456 : price}`).join('\n')}\n`
    const stored = await send('en', csv)
    expect(stored.status).toBe(303)
    const at = stored.headers.get('Location') ?? ''
    const id = new URL(at, site.url).searchParams.get('import') ?? ''
    const page = await pageOf(await tom.get(at))
    expect(page.querySelectorAll('input[name=only]')).toHaveLength(1)
    const priceNow = async () =>
      (await homes().execute()).find((home) => home.id === first?.id)?.price
    expect(await priceNow()).toBe(first?.price)

    const prices = only(page, 'input[name=prices]').getAttribute('value') ?? ''
    const chosen = { intent: 'apply', import: id, only: first?.id ?? '', prices }
    // The screen asks for one confirmation, with the numbers of changes.
    const asked = await tom.post(at, chosen)
    expect(asked.status).toBe(200)
    const question = only(await pageOf(asked), '[role=alert]')
    expect(textOf(question)).toContain('1 home is changed')
    expect(await priceNow()).toBe(first?.price)
    const agreed = only(question, 'input[name=agreed]').getAttribute('value') ?? ''
    // A member who has agreed to other numbers is asked again.
    expect((await tom.post(at, { ...chosen, agreed: '0 0 9 0' })).status).toBe(200)
    expect(await priceNow()).toBe(first?.price)
    const apply = { ...chosen, agreed }
    const applied = await tom.post(screen('en'), apply)
    expect(applied.status).toBe(303)
    expect(await priceNow()).toBe(123_456)
    const told = only(
      await pageOf(await tom.get(applied.headers.get('Location') ?? '')),
      '.import-applied',
    )
    expect(textOf(told)).toContain('Applied: 1 changed.')
    expect(only(told, 'button[value=undo]')).toBeTruthy()
    const again = await tom.post(screen('es'), apply)
    expect(again.status).toBe(409)
    expect(await alertOf(again)).toContain('Ya se ha decidido sobre este archivo.')
    const undone = await tom.post(screen('es'), { intent: 'undo', import: id })
    expect(undone.status).toBe(303)
    expect(await priceNow()).toBe(first?.price)
    const after = await pageOf(await tom.get(undone.headers.get('Location') ?? ''))
    expect(textOf(only(after, '.import-applied'))).toContain(
      'homes.csv se ha deshecho: 1 vivienda tiene otra vez sus datos de antes.',
    )
  })

  test('of two files the one that was applied last can be undone, not the one read last', async () => {
    const rows = await site.database.db.selectFrom('properties').select(['id', 'price']).execute()
    const fileOf = (changed: string | undefined) =>
      [
        'id,price',
        ...rows.map(({ id, price }) => `${id},${price + (id === changed ? 1 : 0)}`),
      ].join('\n')
    const files = []
    for (const [index, name] of ['first.csv', 'second.csv'].entries()) {
      const at = (await send('en', fileOf(rows[index]?.id), name)).headers.get('Location') ?? ''
      const id = new URL(at, site.url).searchParams.get('import') ?? ''
      files.push({ at, chosen: { intent: 'apply', import: id, only: rows[index]?.id ?? '' } })
    }
    for (const { at, chosen } of files.toReversed()) {
      const asked = await pageOf(await tom.post(at, chosen))
      const agreed = only(asked, 'input[name=agreed]').getAttribute('value') ?? ''
      expect((await tom.post(screen('en'), { ...chosen, agreed })).status).toBe(303)
    }
    const table = only(await pageOf(await tom.get(screen('en'))), '.import-earlier')
    expect(table.querySelectorAll('td:nth-child(2)').slice(0, 2).map(textOf).join()).toMatch(
      /first.csv.*second.csv/,
    )
    const undo = only(table, 'form')
    expect(only(undo, 'input[name=import]').getAttribute('value')).toBe(files[0]?.chosen.import)
    const done = await tom.post(screen('en'), {
      intent: 'undo',
      import: files[0]?.chosen.import ?? '',
    })
    expect(done.headers.get('Location')).toContain('undone=')
  })

  test('a price that differs by more than a fifth is shown apart and has to be confirmed', async () => {
    const [home, other] = await storedProperties(site.database.db)
    if (!home || !other) throw new Error('no homes')
    const rows = (await storedProperties(site.database.db)).map(
      ({ id, price }) =>
        `${id},${id === home.id ? price * 2 : id === other.id ? price + 1 : price}`,
    )
    const stored = await send('es', `id,price\n${rows.join('\n')}\n`)
    const at = stored.headers.get('Location') ?? ''
    const id = new URL(at, site.url).searchParams.get('import') ?? ''
    const shown = await pageOf(await tom.get(at))
    const guard = only(shown, '.import-guard')
    expect(textOf(guard)).toContain('1 precio cambia en más de una quinta parte')
    expect(textOf(only(guard, 'tbody tr')).replaceAll('\u00a0', ' ')).toMatch(/un 100 % más$/)
    const box = only(guard, 'input[name=prices]')
    expect(box.hasAttribute('checked')).toBe(false)
    // The other home was unticked, and is still unticked on the page that follows.
    const fields = { intent: 'apply', import: id, only: home.id }
    const refused = await tom.post(at, fields)
    expect(refused.status).toBe(409)
    const page = await pageOf(refused)
    expect(textOf(only(page, '.import-guard .error'))).toContain('confirme aquí los precios')
    const ticked = page.querySelectorAll('input[name=only][checked]')
    expect(ticked.map((one) => one.getAttribute('value'))).toEqual([home.id])
    const asked = await tom.post(at, { ...fields, prices: box.getAttribute('value') ?? '' })
    expect(asked.status).toBe(200)
    const question = await pageOf(asked)
    expect(only(question, 'input[name=prices]').hasAttribute('checked')).toBe(true)
    const without = await tom.post(at, { ...fields, only: other.id })
    expect(await alertOf(without)).toContain('Cambia 1 vivienda')
  })

  test('a file that lacks most homes is held back', async () => {
    const home = await site.database.db.selectFrom('properties').select('id').executeTakeFirst()
    const stored = await send('es', `id\n${home?.id}\n`)
    const at = stored.headers.get('Location') ?? ''
    const id = new URL(at, site.url).searchParams.get('import') ?? ''
    const ids = await site.database.db.selectFrom('properties').select('id').execute()
    const fields = new URLSearchParams({ intent: 'apply', import: id })
    for (const one of ids) fields.append('only', one.id)
    // The problem is reported before the confirmation, at the field of the number.
    for (const [number, message] of [
      ['', 'escriba cuántas viviendas se retiran'],
      ['3', 'retiran otro número de viviendas'],
    ] as const) {
      fields.set('number', number)
      const answer = await tom.post(at, fields)
      expect(answer.status).toBe(409)
      const page = await pageOf(answer)
      const field = only(page, 'input[name=number]')
      expect([field.getAttribute('aria-invalid'), field.getAttribute('value')]).toEqual([
        'true',
        number,
      ])
      expect(textOf(only(page, '.import-guard'))).toContain(message)
      expect(page.querySelectorAll('[role=alert]')).toHaveLength(0)
    }
    fields.set('number', String(ids.length - 1))
    const asked = await tom.post(at, fields)
    expect(asked.status).toBe(200)
    expect(await alertOf(asked)).toContain(`Se retiran ${ids.length - 1} viviendas`)
  })

  test('a file in Spanish words is read, and other words are refused in Spanish', async () => {
    const [home] = await storedProperties(site.database.db)
    const file = `id;property_type;status\n${home?.id};ÁTICO;Reservada\n`
    const stored = await send('es', file, 'palabras.csv')
    const at = stored.headers.get('Location') ?? ''
    expect(textOf(only(await pageOf(await tom.get(at)), 'main'))).toContain('reservada')
    const refused = await send('es', `id;property_type\n${home?.id};castillo\n`, 'palabras.csv')
    const page = await pageOf(await tom.get(refused.headers.get('Location') ?? ''))
    expect(textOf(only(page, 'main'))).toContain(
      'es «castillo». Se espera: apartamento, ático, villa o casa adosada.',
    )
  })

  test('a wrong file is answered with what is missing, and a sample file', async () => {
    const answer = await send('es', 'id;nombre;price\n1;Casa;2\n', 'otro.csv')
    expect(answer.status).toBe(400)
    const alert = only(await pageOf(answer), '[role=alert]')
    expect(textOf(alert)).toContain('Columnas que faltan: ref, title, location,')
    const sample = await tom.get(only(alert, 'a').getAttribute('href') ?? '')
    const [header, row] = (await sample.text()).split('\r\n')
    expect(header).toMatch(/^id,ref,slug,title,price/)
    // The row has the form of a new home.
    expect(row).toMatch(/^,R00001,,/)
  })

  test('a file without a time is compared with its newest home, in the reader’s language', async () => {
    const homes = (await storedProperties(site.database.db)).toSorted((one, other) =>
      one.createdAt < other.createdAt ? -1 : 1,
    )
    const [oldest] = homes
    const newest = homes.at(-1)
    const stored = await send('es', `id\n${oldest?.id}\n`, 'cut.csv')
    const page = await pageOf(await tom.get(stored.headers.get('Location') ?? ''))
    const text = textOf(only(page, 'main'))
    expect(text).toContain(newest?.translations?.es?.title)
    expect(text).toContain('Más reciente que todas las viviendas del archivo')
    expect(text).not.toContain('después de exportarse')
    const parts = page.querySelectorAll('.import-guard, .diff').map((part) => part.classNames)
    expect(parts[0]).toContain('import-guard')
  })

  test.each([
    [
      'en',
      'Row 2',
      'Area (area) is “1.250”, which may be thousands or decimals. Write it without a separator.',
      'Price (price) is “450000,5”. Expected: whole euros, such as 450000, 1 to 1,000,000,000.',
      'Title (title) is missing. Expected: one line of at most 200 characters.',
      'The id “h-new” is also that of row 2.',
      'The row has 2 cells, and the first row 4.',
    ],
    [
      'es',
      'Fila 2',
      'Superficie (area) es «1.250»: pueden ser millares o decimales. Escríbalo sin separador.',
      'Precio (price) es «450000,5». Se espera: euros enteros, como 450000, de 1 a 1.000.000.000.',
      'Título (title): falta. Se espera: una línea de 200 caracteres como máximo.',
      'El id «h-new» es también el de la fila 2.',
      'La fila tiene 2 celdas y la primera, 4.',
    ],
  ] as const)('rows are refused in the reader’s language: %s', async (language, ...said) => {
    const stored = await send(language, 'id,price,title,area\nh-new,"450000,5",,1.250\nh-new,1\n')
    const page = await pageOf(await tom.get(stored.headers.get('Location') ?? ''))
    const text = textOf(only(page, 'main')).replaceAll('\u00a0', ' ')
    for (const sentence of said) expect(text).toContain(sentence)
  })

  test('changes are in words, and a home published since the export is not chosen', async () => {
    const exported = await tom.get('/office/homes.csv')
    const [, name = ''] =
      /filename="(homes-[^"]+Z\.csv)"/.exec(exported.headers.get('Content-Disposition') ?? '') ?? []
    const later = new Date(Date.now() + 60_000).toISOString()
    const [home] = await storedProperties(site.database.db)
    if (!home) throw new Error('no home')
    const since = { ...home, id: 'since', slug: 'since-the-export', ref: 'SINCE' }
    await site.database.db
      .insertInto('properties')
      .values(toRow({ ...since, createdAt: later }))
      .execute()
    const rows = (await exported.text()).replace(home.title, `${home.title} renamed`)
    const stored = await send('es', rows, name.replace('.csv', ' (1).csv'))
    const page = await pageOf(await tom.get(stored.headers.get('Location') ?? ''))
    const choice = only(page, 'input[name=only][value=since]')
    expect(choice.hasAttribute('checked')).toBe(false)
    const text = textOf(only(page, 'main'))
    expect(text).toContain('Publicada después de exportarse este archivo')
    expect(page.querySelectorAll('td').map(textOf)).toContain('Título')
    await site.database.db.deleteFrom('properties').where('id', '=', 'since').execute()
  })

  test('a change that is newer than the file is not taken back unasked', async () => {
    const [home] = await storedProperties(site.database.db)
    if (!home) throw new Error('no home')
    const exported = await (await tom.get('/office/homes.csv')).text()
    const row = () =>
      site.database.db
        .selectFrom('properties')
        .select('revision')
        .where('id', '=', home.id)
        .executeTakeFirstOrThrow()
    const become = async (state: string) =>
      tom.post('/office/homes', { id: home.id, revision: String((await row()).revision), state })
    await become('reserved')
    for (const name of ['homes-2026-01-01T000000Z.csv', 'homes.csv']) {
      const stored = await send('en', exported, name)
      const page = await pageOf(await tom.get(stored.headers.get('Location') ?? ''))
      const choice = only(page, `input[name=only][value="${home.id}"]`)
      expect(choice.hasAttribute('checked'), name).toBe(false)
      expect(textOf(only(page, 'main')), name).toMatch(/Changed here on .* by .*, after this file/)
    }
    await become('published')
  })

  const newHome = {
    title: 'Ático nuevo',
    price: '450000',
    location: 'Manilva',
    bedrooms: '2',
    bathrooms: '2',
    area: '90',
    description: 'Dos dormitorios.',
  }
  /** The exported homes, and further rows with the values of some columns. */
  async function exportedWith(...rows: Record<string, string>[]): Promise<string> {
    const exported = await (await tom.get('/office/homes.csv')).text()
    const columns = (exported.split('\n')[0] ?? '').split(',')
    const lines = rows.map((cells) => columns.map((name) => cells[name.trim()] ?? '').join(','))
    return `${exported.trimEnd()}\n${lines.join('\n')}\n`
  }

  test('a new row needs neither id nor address, and a refused one is named by its row', async () => {
    const fresh = { ...newHome, ref: 'NEW-1' }
    const file = await exportedWith(fresh, { ...fresh, ref: 'NEW-2', price: 'x' })
    const stored = await send('en', file)
    const page = await pageOf(await tom.get(stored.headers.get('Location') ?? ''))
    expect(only(page, 'input[name=only][value="NEW-1"]').hasAttribute('checked')).toBe(true)
    const count = (await storedProperties(site.database.db)).length
    expect(textOf(only(page, 'main'))).toContain(`Row ${count + 3}, NEW-2`)
  })

  test('a row without pictures says that it stays a draft, and so does the question', async () => {
    const stored = await send('es', await exportedWith({ ...newHome, ref: 'BARE-1' }))
    const at = stored.headers.get('Location') ?? ''
    expect(textOf(only(await pageOf(await tom.get(at)), 'main'))).toContain(
      'Sin fotos: queda en borrador.',
    )
    const id = new URL(at, site.url).searchParams.get('import') ?? ''
    const asked = await tom.post(at, { intent: 'apply', import: id, only: 'BARE-1' })
    expect(textOf(only(await pageOf(asked), '[role=alert]'))).toContain(
      '1 vivienda sin fotos queda en borrador',
    )
  })

  test('a form that changes nothing says so, and its file still waits', async () => {
    const [home] = await storedProperties(site.database.db)
    if (!home) throw new Error('no homes')
    const fresh = { ...home, id: 'fresh', ref: 'FRESH' }
    const stored = await send('en', propertiesCsv([fresh, { ...home, slug: 'moved' }]))
    const at = stored.headers.get('Location') ?? ''
    const id = new URL(at, site.url).searchParams.get('import') ?? ''
    const fields = { intent: 'apply', import: id }
    const none = await tom.post(at, fields)
    expect(none.status).toBe(400)
    expect(await alertOf(none)).toContain('Nothing was changed: no box is ticked')
    // The address of the new home is free only with the other change.
    const alone = await tom.post(at, { ...fields, only: 'fresh' })
    expect(alone.status).toBe(409)
    expect(await alertOf(alone)).toContain('an address or a reference that another one keeps')
    expect((await tom.get(at)).status).toBe(200)
  })

  test.each<[Language, string]>([
    ['en', 'FRESH is left out: it takes an address or a reference that another home keeps'],
    ['es', 'Se omite FRESH: toma una dirección o una referencia que conserva otra vivienda'],
  ])('a home that needs an unticked change is named before the others: %s', async (...one) => {
    const [language, named] = one
    const [home, other] = await storedProperties(site.database.db)
    if (!home || !other) throw new Error('no homes')
    const fresh = { ...home, id: 'fresh', ref: 'FRESH' }
    const cheaper = { ...other, price: other.price - 1 }
    const file = propertiesCsv([fresh, { ...home, slug: 'moved' }, cheaper])
    const at = (await send(language, file)).headers.get('Location') ?? ''
    const id = new URL(at, site.url).searchParams.get('import') ?? ''
    const fields = new URLSearchParams({ intent: 'apply', import: id, number: '0' })
    for (const chosen of ['fresh', other.id]) fields.append('only', chosen)
    const asked = await alertOf(await tom.post(at, fields))
    expect(asked).toContain(named)
    expect(asked).toContain(language === 'es' ? 'Cambia 1 vivienda' : '1 home is changed')
    expect(asked).not.toMatch(/published|publica/)
  })

  test('a picture is named as one', async () => {
    const answer = await send('en', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'homes.csv')
    expect(await alertOf(answer)).toContain('The file is a picture.')
  })

  test('without the database the screen shows an error, changes nothing, and logs why', async () => {
    const end = outageOf(site.database, 'home_imports')
    onTestFinished(end)
    for (const [language, failed] of [
      ['en', 'This did not work'],
      ['es', 'No ha funcionado'],
    ] as const) {
      const shown = await tom.get(screen(language))
      expect(shown.status).toBe(503)
      expect(textOf(only(await pageOf(shown), 'main h1'))).toBe(failed)
      const sent = await send(language, 'id\n1')
      expect(sent.status).toBe(503)
      expect(textOf(only(await pageOf(sent), 'main h1'))).toBe(failed)
      for (const [answer, msg] of [
        [shown, 'a screen of the office could not be shown'],
        [sent, 'a form of the office could not be handled'],
      ] as const)
        expect(linesOf(answer).filter((line) => line.msg === msg)).toMatchObject([
          {
            level: 50,
            err: { message: expect.stringContaining('The imports of homes is unavailable') },
          },
        ])
    }
    expect(site.logged.map(({ msg }) => msg)).not.toContain('a page failed')
  })
})
