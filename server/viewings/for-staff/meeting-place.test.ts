import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../testing/databases.ts'
import { slot, viewingsSite } from '../../../testing/viewings.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'

describeOnEachEngine('the meeting place, on %s', (engine) => {
  const site = viewingsSite(engine)
  const tom = { id: 'tom', name: 'tom@site.test' }
  const set = (en: string, es: string) => site.viewings.office.setPlace({ en, es }, tom)

  test('is what staff have set, in both languages, or else the configured one', async () => {
    const { placeIn } = site.viewings
    expect(await placeIn('en')).toBe('Gatehouse; Calle Uno 1; Málaga')
    // With one language alone, some visitors would read a language that they do not know.
    expect(await set('Sales office, Calle Dos 2', '')).toEqual({ missing: 'es' })
    expect(await set('', 'Oficina de ventas')).toEqual({ missing: 'en' })
    expect(await placeIn('es')).toBe('Gatehouse; Calle Uno 1; Málaga')
    await set('Sales office, Calle Dos 2', 'Oficina de ventas, calle Dos, 2')
    expect(await placeIn('es')).toBe('Oficina de ventas, calle Dos, 2')
    expect(
      await readAuditEntries(site.database.db, { table: 'settings', id: 'meeting-place' }),
    ).toMatchObject([
      { actor: tom.name, before: null, after: { es: 'Oficina de ventas, calle Dos, 2' } },
    ])
    await set('', '')
    expect(await placeIn('en')).toBe('Gatehouse; Calle Uno 1; Málaga')
  })

  test('is in the calendar file of a viewing, in its visitor’s language', async () => {
    await set('Sales office', 'Oficina de ventas')
    const viewing = await site.ask([slot(0)], { language: 'es' })
    const file = await site.viewings.calendarFile({ role: 'visitor', viewing })
    expect(file).toContain('LOCATION:Oficina de ventas')
  })
})
