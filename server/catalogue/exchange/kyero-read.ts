import { readXml, type XmlElement, XmlError } from '../../shared/text/xml.ts'
import { FeedError } from './feed-problem.ts'
import type { Feed } from './feed.ts'
import { flags, kyeroRow } from './kyero-row.ts'

/**
 * Reads a Kyero feed of version 3. A property that is in the catalogue keeps the values that the
 * format cannot express; for a new one they are derived from type and town.
 * @param siteUrl the origin of our own pictures and pages.
 * @throws {FeedError} when the text is not XML, or not such a feed.
 */
export function readKyeroFeed(text: string, siteUrl: string): Feed {
  const root = rootOf(text)
  const version = root.children
    .find(({ name }) => name === 'kyero')
    ?.children.find(({ name }) => name === 'feed_version')
    ?.text.trim()
  if (root.name !== 'root' || !version) throw new FeedError('notKyero')
  if (!/^3(\.\d+)?$/.test(version))
    throw new FeedError('kyeroVersion', { version: version.slice(0, 20) })
  const properties = root.children.filter(({ name }) => name === 'property')
  const ignored = new Map<string, number>()
  for (const { name } of properties.flatMap(({ children }) => children))
    if (!elements.has(name)) ignored.set(name, (ignored.get(name) ?? 0) + 1)
  for (const { name } of root.children)
    if (name !== 'property' && name !== 'kyero') ignored.set(name, (ignored.get(name) ?? 0) + 1)
  return {
    rows: properties.map((property, index) => kyeroRow(property, index, siteUrl)),
    notes: [...ignored].map(([name, count]) => `<${name}> is not read (${count} times)`),
  }
}

function rootOf(text: string): XmlElement {
  try {
    return readXml(text)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    const { code, line, detail } = error
    throw new FeedError(
      code === 'encoding' ? 'xmlEncoding' : code,
      { line, detail },
      { cause: error },
    )
  }
}

/** The elements that we read, and some that only portals need. */
const elements = new Set([
  'id',
  'date',
  'ref',
  'price',
  'currency',
  'price_freq',
  'type',
  'town',
  'province',
  'country',
  'location',
  'location_detail',
  'beds',
  'baths',
  'surface_area',
  'energy_rating',
  'url',
  'desc',
  'features',
  'images',
  ...flags,
])
