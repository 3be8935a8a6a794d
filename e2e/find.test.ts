import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeOnEachEngine } from '../testing/databases.ts'
import { type HTMLElement, only, pageOf, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

describeOnEachEngine('finding homes, on %s', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite(engine, {}, { cacheSeconds: 60 })
  })
  afterAll(() => site.close())

  const page = async (path: string) => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    return pageOf(response)
  }
  const titles = (of: Awaited<ReturnType<typeof page>>) =>
    of.querySelectorAll('main article.card h3').map(textOf)

  /** The sentence of the filter as it is read: the chosen option of each select. */
  function sentenceOf(of: Awaited<ReturnType<typeof page>>): string {
    const sentence = only(of, '.filter p')
    for (const label of sentence.querySelectorAll('label')) label.remove()
    for (const select of sentence.querySelectorAll('select'))
      select.replaceWith(
        textOf(select.querySelector('option[selected]') ?? only(select, 'option:first-child')),
      )
    return textOf(sentence).replace(/ ([,;.])/g, '$1')
  }

  describe('the list of homes', () => {
    test.each([
      [
        '/properties',
        'Show all homes to buy anywhere in the resort with any number of bedrooms, whatever the price; newest first.',
      ],
      [
        '/properties?type=villa&from=1000000',
        'Show villas to buy anywhere in the resort with any number of bedrooms, from €1,000,000 up; newest first.',
      ],
      [
        '/properties?from=500000&to=800000&bedrooms=2&development=CARAT&sort=cheapest',
        'Show all homes to buy at CARAT with two or more bedrooms, from €500,000 to €800,000; lowest price first.',
      ],
      [
        '/es/properties',
        'Ver todas las viviendas en venta en toda la urbanización, con cualquier número de dormitorios, de cualquier precio; primero las más recientes.',
      ],
      [
        '/es/properties?type=apartment&to=800000&bedrooms=3',
        'Ver apartamentos en venta en toda la urbanización, con tres dormitorios o más, hasta 800.000 €; primero las más recientes.',
      ],
      [
        '/es/properties?from=500000&to=800000',
        'Ver todas las viviendas en venta en toda la urbanización, con cualquier número de dormitorios, de 500.000 € a 800.000 €; primero las más recientes.',
      ],
      [
        '/properties?to=655000&bedrooms=9',
        'Show all homes to buy anywhere in the resort with any number of bedrooms, up to €655,000; newest first.',
      ],
      [
        '/es/properties?from=431000&to=655000',
        'Ver todas las viviendas en venta en toda la urbanización, con cualquier número de dormitorios, de 431.000 € a 655.000 €; primero las más recientes.',
      ],
    ])('the filter of %s reads as a sentence', async (path, sentence) => {
      expect(sentenceOf(await page(path))).toBe(sentence)
    })

    test.each([
      [
        '/properties',
        'Properties to rent',
        'to rent',
        'There are no homes to rent just now',
        ['Enquire about renting', 'Homes to buy'],
      ],
      [
        '/es/properties',
        'Viviendas en alquiler',
        'en alquiler',
        'Ahora mismo no hay viviendas en alquiler',
        ['Consultar un alquiler', 'Viviendas en venta'],
      ],
    ])(
      'without homes to rent explains it at %s and leads to what there is instead',
      async (path, title, asked, none, ways) => {
        const list = await page(`${path}?listing=rent&type=villa&to=2000`)
        expect(textOf(only(list, 'h1'))).toBe(title)
        expect(sentenceOf(list)).toContain(asked)
        expect(textOf(only(list, '.none h3'))).toBe(none)
        const links = list.querySelectorAll('.none a')
        expect(links.map(textOf)).toEqual(ways)
        expect(links.map((link) => link.getAttribute('href'))).toEqual([
          `${path.replace('properties', 'rental-properties')}#enquire`,
          `${path}?type=villa`,
        ])
        expect(only(list, '.alert-offer > a').getAttribute('href')).toContain(
          'listing=rent&type=villa',
        )
        expect(titles(await page(`${path}?type=villa`)).length).toBeGreaterThan(1)
      },
    )

    test('the conditions narrow it, and each can be taken back', async () => {
      const all = await page(
        '/properties?type=apartment&bathrooms=2&area=90&terrace=30&purchase=new&status=available&stage=ready&to=800000',
      )
      const chips = all
        .querySelectorAll('.taken a')
        .map((chip) => [textOf(chip), chip.getAttribute('href')])
      expect(chips.map(([text]) => text)).toEqual([
        'Apartments : remove',
        'Two bathrooms or more : remove',
        'Up to €800,000 : remove',
        'Build size of 90 m² or more : remove',
        'Terrace of 30 m² or more : remove',
        'New : remove',
        'Available : remove',
        'Ready : remove',
        'Clear all',
      ])
      expect(chips[2]?.[1]).toBe(
        '/properties?type=apartment&bathrooms=2&area=90&terrace=30&purchase=new&status=available&stage=ready',
      )
      expect(chips.at(-1)?.[1]).toBe('/properties')
    })

    test('the further choices are closed over the homes, and say how many are set', async () => {
      const more = async (path: string) => {
        const choices = (await page(path)).querySelector('details.more')
        return [choices?.hasAttribute('open'), choices?.querySelector('summary')?.text]
      }
      const two = '/properties?type=apartment&bathrooms=2&terrace=30'
      expect(await more(two)).toEqual([false, 'More choices · 2'])
      expect(await more(`/es${two}`)).toEqual([false, 'Más opciones · 2'])
      expect(await more('/properties?type=apartment')).toEqual([false, 'More choices'])
    })

    test('any whole number is accepted as a budget or area, and shown as a condition', async () => {
      const list = await page('/properties?to=655000&area=101')
      expect(list.querySelectorAll('.taken a').map(textOf)).toEqual([
        'Up to €655,000 : remove',
        'Build size of 101 m² or more : remove',
        'Clear all',
      ])
      const prices = list
        .querySelectorAll('main article.card .card__price')
        .map((price) => Number(textOf(price).replace(/\D/g, '')))
      expect(prices.length).toBeGreaterThan(1)
      expect(Math.max(...prices)).toBeLessThanOrEqual(655_000)
      const option = only(list, '#filter-area option[selected]')
      expect(textOf(option)).toBe(`from 101 m² (${prices.length})`)
    })

    test('availability and build stage are no part of an alert', async () => {
      const list = await page('/properties?type=villa&stage=building&status=reserved')
      expect(only(list, '#alert form[action]').getAttribute('action')).toBe(
        '/alerts/new?type=villa',
      )
      const alone = await page('/alerts/new?type=villa&stage=building')
      expect(textOf(only(alone, 'main'))).toContain('Villas to buy.')
    })

    test('every choice shows its number of homes', async () => {
      const list = await page('/properties?type=apartment')
      const option = list
        .querySelectorAll('#filter-bathrooms option')
        .find((one) => one.getAttribute('value') === '3')
      const [, count] = /\((\d+)\)/.exec(textOf(option ?? list)) ?? []
      const narrowed = await page('/properties?type=apartment&bathrooms=3')
      expect(textOf(only(narrowed, '.found [role=status]'))).toContain(
        Number(count) === 0 ? 'No home' : `${count} apartment`,
      )
    })

    test('a search without results offers each condition that finds homes when given up', async () => {
      const path = '/es/properties?type=penthouse&bedrooms=4&to=600000&development=CARAT'
      expect((await page(path)).querySelectorAll('.letgo li').map(textOf)).toContain(
        'Áticos , en CARAT , cuatro dormitorios o más , de cualquier precio 1 vivienda',
      )
    })

    test('a search without results offers a condition to drop, near homes and an alert', async () => {
      const none = await page('/properties?type=townhouse&bedrooms=4&to=650000')
      expect(textOf(only(none, '.found [role=status]'))).toBe('No home fits all of this')
      expect(textOf(only(none, '.letgo li:first-child'))).toBe(
        'Townhouses , four bedrooms or more , up to €800,000 1 home',
      )
      expect(none.querySelectorAll('.card__why').map(textOf)).toContain(
        'Townhouse, four bedrooms; €135,000 above your limit',
      )
      for (const link of none.querySelectorAll('.letgo a'))
        expect(titles(await page(link.getAttribute('href') ?? '')).length).toBeGreaterThan(0)
      expect(textOf(only(none, '.alert-offer'))).toContain('Tell me when a home like this appears')
      // A dialog gives the focus to its first field.
      const [field] = none.querySelectorAll('#alert input:not([type=hidden], [tabindex])')
      expect(field?.getAttribute('name')).toBe('email')
      expect(only(none, '#alert form[action]').getAttribute('action')).toBe(
        '/alerts/new?type=townhouse&bedrooms=4&to=650000',
      )
      const spanish = await page('/es/properties?type=townhouse&bedrooms=4&to=650000')
      expect(spanish.querySelectorAll('.card__why').map(textOf)).toContain(
        'Casa adosada, cuatro dormitorios; 135.000 € por encima de su límite',
      )
    })

    test.each([
      [
        '/properties?type=villa&to=400000',
        'Villa; €550,000 above your limit',
        'Apartment, not villa; €10,000 above your limit',
      ],
      [
        '/es/properties?type=villa&to=400000',
        'Villa; 550.000 € por encima de su límite',
        'Apartamento, no villa; 10.000 € por encima de su límite',
      ],
    ])(
      'the cheapest of a type far above the budget stands beside near homes: %s',
      async (path, ...reasons) => {
        const none = await page(path)
        expect(none.querySelectorAll('.card__why').map(textOf).slice(0, 2)).toEqual(reasons)
      },
    )

    test.each([
      'type=apartment&bedrooms=4&to=500000&terrace=50',
      'type=villa&bedrooms=5&to=500000',
      'type=penthouse&bedrooms=5&to=500000',
      'bedrooms=5&to=500000',
    ])('one home near %s is within the budget, at most one far above it', async (search) => {
      const budget = Number(new URLSearchParams(search).get('to'))
      const none = await page(`/properties?${search}`)
      const prices = none
        .querySelectorAll('.listing .card__price')
        .map((price) => Number(textOf(price).replace(/\D/g, '')))
      expect(prices.length).toBeGreaterThan(1)
      expect(Math.min(...prices)).toBeLessThanOrEqual(budget)
      expect(prices.filter((price) => price > 1.3 * budget).length).toBeLessThanOrEqual(1)
      // Each way out gives up one thing.
      for (const way of none.querySelectorAll('.letgo a'))
        expect(way.querySelectorAll('em').length).toBeLessThanOrEqual(1)
    })

    test.each([
      'type=townhouse&bedrooms=4&to=500000',
      'type=villa&to=400000',
      'development=CARAT&to=400000',
      'type=penthouse&area=300&terrace=100&to=600000',
      'bathrooms=4&to=400000&purchase=resale',
    ])('each of the nearest homes says what differs from %s', async (search) => {
      const none = await page(`/properties?${search}`)
      const cards = none.querySelectorAll('.listing .card')
      expect(cards.length).toBeGreaterThan(0)
      for (const card of cards) expect(textOf(only(card, '.card__why b'))).not.toBe('')
      // The link opens the alert of this search.
      const offer = only(none, '.none > .go[data-opens=alert]').getAttribute('href') ?? ''
      expect(offer).toMatch(/^\/alerts\/new\?/)
      const asked = new URL(offer, 'http://localhost').searchParams
      expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(new URLSearchParams(search)))
    })

    test.each([
      ['', 'Something has to give.', 'Five bedrooms or more'],
      ['/es', 'En algo hay que ceder.', 'Cinco dormitorios o más'],
    ])('an empty search has three ways out on %s/properties', async (prefix, title, last) => {
      const none = await page(`${prefix}/properties?type=apartment&bedrooms=5&to=500000`)
      expect(textOf(only(none, '.none h3'))).toBe(title)
      const ways = none.querySelectorAll('.letgo a')
      expect(ways).toHaveLength(3)
      expect(textOf(only(none, '.letgo li:last-child a > span')).replaceAll(' ,', ',')).toBe(last)
      for (const way of ways)
        expect(titles(await page(way.getAttribute('href') ?? '')).length).toBeGreaterThan(0)
    })

    test.each([
      [
        '/properties?type=castle&bedrooms=9&to=foo',
        'Left out, because it is not among the choices: type, bedrooms and price.',
      ],
      [
        '/es/properties?type=castle&bedrooms=9&to=foo',
        'No se aplica, porque no figura entre las opciones: tipo, dormitorios y precio.',
      ],
      [
        '/properties?from=900000&to=500000',
        'The lower price comes first, so the two prices have changed places.',
      ],
      [
        '/es/properties?from=900000&to=500000',
        'El precio menor va primero, así que hemos cambiado el orden de los dos.',
      ],
    ])('%s says what was not read as it stands', async (path, said) => {
      const list = await page(path)
      expect(textOf(only(list, '#homes'))).toContain(said)
      expect(textOf(only(await page(path.replace(/\?.*/, '')), '#homes'))).not.toContain(said)
    })

    test.each([
      '/properties?type=castle&bedrooms=-1&to=1e9&from=%00&sort=up&page=99&status=building&stage=x',
      '/properties?development=%27%3B%20drop%20table%20properties&type[]=villa',
      '/properties?from=3000000&to=400000',
      `/properties?to=${'9'.repeat(2000)}`,
      '/properties?bedrooms=2&bedrooms=3&bedrooms=',
      '/alerts/new?type=castle',
      '/homes.json?homes=../../etc.%00.a',
    ])('%s is answered', async (path) => {
      expect((await site.get(path)).status).toBe(200)
    })

    test('parameters in any order are one page, and search engines get the list', async () => {
      const text = async (path: string) => (await site.get(path)).text()
      expect(await text('/properties?to=800000&utm=x&type=villa&bedrooms=')).toBe(
        await text('/properties?type=villa&to=800000'),
      )
      const list = await page('/properties?type=villa&to=800000')
      expect(only(list, 'link[rel=canonical]').getAttribute('href')).toBe(
        'http://site.test/properties',
      )
    })

    test.each([
      ['?type=villa&to=2000000', /^Villas to buy, up to €2,000,000: \d+ villas, with pictures/],
      ['?sort=cheapest', /^Homes to buy, lowest price first: 28 properties, with pictures/],
    ])('the shared link of a narrowed or sorted list says so: %s', async (query, text) => {
      const list = await page(`/properties${query}`)
      const description = only(list, 'meta[name=description]').getAttribute('content') ?? ''
      expect(description).toMatch(text)
      expect(only(list, 'head title').text).toContain(description.split(':')[0])
      const spanish = await page(`/es/properties${query}`)
      expect(only(spanish, 'meta[name=description]').getAttribute('content')).toMatch(
        / en venta, .*: \d+ .*, con imágenes/,
      )
    })

    test.each([
      ['', 'page 2', 'Homes 13 to 24 of 28.'],
      ['/es', 'página 2', 'Viviendas 13 a 24 de 28.'],
    ])('a further page of the whole list is a page of its own: %s', async (prefix, end, first) => {
      const second = await page(`${prefix}/properties?page=2`)
      const address = (rel: string) => only(second, `link[${rel}]`).getAttribute('href')
      expect(address('rel=canonical')).toBe(`http://site.test${prefix}/properties?page=2`)
      expect(address('hreflang=es')).toBe('http://site.test/es/properties?page=2')
      expect(only(second, 'head title').text).toContain(`, ${end} | `)
      expect(only(second, 'meta[name=description]').getAttribute('content')).toContain(first)
    })

    test.each(['?page=9', '?sort=cheapest&page=2', '?bedrooms=2&page=2'])(
      'an empty, sorted or filtered page has the whole list as canonical: %s',
      async (query) => {
        const list = await page(`/properties${query}`)
        expect(only(list, 'link[rel=canonical]').getAttribute('href')).toBe(
          'http://site.test/properties',
        )
      },
    )

    test('homes to let are another list, and the choice shows their number', async () => {
      const choices = async (html: Promise<HTMLElement>) =>
        (await html).querySelectorAll('#filter-listing option').map(textOf)
      // None is to let: the choice says so before it is made.
      expect(await choices(page('/properties'))).toEqual(['to buy', 'to rent, on enquiry'])
      expect(await choices(page('/es/properties'))).toEqual([
        'en venta',
        'en alquiler, a consultar',
      ])
      expect(sentenceOf(await page('/properties'))).toContain('Show all homes to buy anywhere')
      expect(await choices(page('/properties?listing=rent'))).toEqual(['to buy (28)', 'to rent'])
      const other = await startSite(engine)
      try {
        await other.database.db
          .updateTable('properties')
          .set({ listing: 'rent', price: 1_900 })
          .where('id', '=', 'apt-002')
          .execute()
        const rent = await pageOf(await other.get('/properties?listing=rent&to=2000'))
        expect(sentenceOf(rent)).toContain('Show all homes to rent anywhere')
        expect(rent.querySelectorAll('.card__price').map(textOf)).toEqual(['€1,900 a month'])
        const sale = await pageOf(await other.get('/properties'))
        expect(await choices(Promise.resolve(sale))).toEqual(['to buy', 'to rent (1)'])
        expect(sentenceOf(sale)).toContain('Show all homes to buy anywhere')
        expect(textOf(only(sale, '.found [role=status]'))).toContain('27 properties')
        // Its page has the rent, and no costs of buying.
        const path = rent.querySelector('.card a')?.getAttribute('href') ?? ''
        const home = await pageOf(await other.get(path))
        expect(textOf(only(home, '.sidecard__price'))).toBe('€1,900 a month')
        expect(home.querySelectorAll('#costs, #owning, #borrow, #letting')).toEqual([])
        expect(home.querySelectorAll('a[href$="#costs"], a[href$="#letting"]')).toEqual([])
        expect(textOf(only(home, 'main'))).not.toContain('ITP')
        expect((await other.get(`${path}/brochure.pdf`)).status).toBe(200)
      } finally {
        await other.close()
      }
    })
  })

  test('the homes of a search are on the plan of the resort, with prices and links', async () => {
    const list = await page('/properties?type=villa')
    expect(only(list, '.views a:nth-child(2)').getAttribute('href')).toBe(
      '/properties?type=villa&view=plan',
    )
    const plan = await page('/properties?type=villa&view=plan')
    const numbers = plan.querySelectorAll('.onplan__n').map((mark) => mark.getAttribute('href'))
    const named = plan.querySelectorAll('.onplan__list a').map((link) => link.getAttribute('href'))
    expect(numbers).toHaveLength(7)
    expect(numbers).toEqual(named)
    for (const row of plan.querySelectorAll('.onplan__list li')) expect(row.text).toMatch(/€\d/)
    expect(only(plan, 'form.filterform input[name=view]').getAttribute('value')).toBe('plan')
  })

  test.each([
    ['/properties?listing=rent', /^Properties to rent/],
    ['/properties?type=villa&to=1500000', /^Villas to buy, up to €1,500,000/],
    ['/es/properties?view=plan', /^Plano de las viviendas en venta/],
  ])('the tab of %s has a title of its own', async (path, title) => {
    expect(textOf(only(await page(path), 'title'))).toMatch(title)
  })

  test('structured data counts the whole list, and goes on where the page before ended', async () => {
    const html = await (await site.get('/properties?page=2')).text()
    expect(html).toMatch(/"numberOfItems":28/)
    expect(html).toMatch(/"position":13,/)
  })

  test('a home names similar ones, each with its reason', async () => {
    const home = await page('/properties/garden-apartment-south-terrace')
    const reasons = only(home, '#like').querySelectorAll('.card__why').map(textOf)
    expect(reasons).toHaveLength(3)
    for (const reason of reasons)
      expect(reason).toMatch(
        /^(Same development|Near in price|Same number of bedrooms|Same type): (€[\d,]+ (more|less)|the same price)$|^Same price$/,
      )
  })

  test('the cards of recent homes come in their order, without those that are gone', async () => {
    const response = await site.get(
      '/es/homes.json?homes=palm-10-villa-on-the-court.no-such-home.garden-apartment-south-terrace',
    )
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const { cards } = await response.json()
    expect(cards.map(({ slug }: { slug: string }) => slug)).toEqual([
      'palm-10-villa-on-the-court',
      'garden-apartment-south-terrace',
    ])
  })
})
