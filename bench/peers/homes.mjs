// The homes as both peers read them on every rendering, from the SQLite file that our own site
// uses.
import { DatabaseSync } from 'node:sqlite'

const database = new DatabaseSync(process.env.HOMES_DATABASE ?? '', { readOnly: true })
const listed = database.prepare(
  "select slug, title, price, bedrooms, bathrooms, area from properties where publication = 'published'",
)
const single = database.prepare('select * from properties where slug = ?')
const euros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

/** All homes by their slug, for the cards of a page. */
export const homesBySlug = () =>
  Object.fromEntries(listed.all().map((row) => [String(row.slug), shown(row)]))

/**
 * One home with its long texts.
 * @param {string} slug
 * @returns {import('./shown-home.ts').OwnHome & { slug: string }}
 */
export function homeOf(slug) {
  const row = single.get(slug) ?? {}
  return {
    ...shown(row),
    paragraphs: String(row.long_description).split('\n\n'),
    features: JSON.parse(String(row.features)),
  }
}

/** @param {Record<string, import('node:sqlite').SQLOutputValue>} row */
const shown = (row) => ({
  ...row,
  slug: String(row.slug),
  title: String(row.title),
  price: euros.format(Number(row.price)),
  beds: `${row.bedrooms} bed`,
  baths: `${row.bathrooms} bath`,
})
