import type { XmlElement } from '../../shared/text/xml.ts'
import { type PropertyColumn, propertyColumns } from '../property-columns.ts'
import { expectation } from '../rules/expectations.ts'
import { type CellProblem, fieldProblem, type RowProblem } from './row-problem.ts'

/** The names of our columns in a Kyero feed. */
export const kyeroNames: Partial<Record<PropertyColumn, string>> = {
  bedrooms: 'beds',
  bathrooms: 'baths',
  area: 'surface_area/built',
  garden: 'surface_area/plot',
  energy_rating: 'energy_rating/consumption',
  description: 'desc/en',
  long_description: 'desc/en',
  translations: 'desc/es',
  images: 'images',
  property_type: 'type',
  listing: 'price_freq',
  location: 'town',
  created_at: 'date',
  slug: 'url/en',
  title: 'type',
}

/** The elements of one <property>, by their path: `surface_area/built`. */
export interface KyeroElements {
  text(path: string): string | undefined
  /** The elements of this name below a path. */
  all(path: string, name: string): XmlElement[]
  /**
   * The value that an element's text stands for, in any letter case. For any other text it is
   * undefined, and a problem is reported.
   */
  choice<T>(path: string, values: Record<string, T>): T | undefined
  /** Reports a problem for a text that is none of these. */
  expect(path: string, values: readonly string[]): void
  /** The problems found so far. */
  problems: CellProblem[]
}

/**
 * Reads the elements of a <property>. A repeated element is a problem, and its first occurrence
 * counts.
 */
export function kyeroElements(property: XmlElement): KyeroElements {
  const problems: CellProblem[] = []
  const found = new Map<string, XmlElement | undefined>()

  function refuse(field: string, value: string, why: RowProblem): void {
    const column = propertyColumns.find((one) => kyeroNames[one] === field)
    problems.push(fieldProblem({ field, value, ...(column && { column }) }, why))
  }
  const refuseChoice = (field: string, value: string, values: readonly string[]) =>
    refuse(field, value, {
      code: 'expected',
      values: {},
      expected: expectation('one', { values: values.join(', ') }),
    })

  function find(path: string): XmlElement | undefined {
    let element: XmlElement | undefined = property
    for (const name of path.split('/')) {
      const all: XmlElement[] = element?.children.filter((child) => child.name === name) ?? []
      if (all.length > 1)
        refuse(path, `${all.length} times`, { code: 'once', values: { count: all.length, name } })
      element = all[0]
    }
    return element
  }
  /** Each element is read once, so that its problem is reported once. */
  function at(path: string): XmlElement | undefined {
    if (!found.has(path)) found.set(path, find(path))
    return found.get(path)
  }
  const text = (path: string) => at(path)?.text.trim()

  return {
    text,
    all: (path, name) => at(path)?.children.filter((child) => child.name === name) ?? [],
    choice(path, values) {
      const value = text(path)
      const key = value?.toLowerCase()
      if (key !== undefined && Object.hasOwn(values, key)) return values[key]
      refuseChoice(path, value ?? '', Object.keys(values))
      return undefined
    },
    expect(path, values) {
      const value = text(path)
      if (value !== undefined && !values.includes(value))
        refuseChoice(path, value, values.filter(Boolean))
    },
    problems,
  }
}
