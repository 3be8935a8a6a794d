import { readCsvFeed } from './csv.ts'
import type { Feed } from './feed.ts'
import { readKyeroFeed } from './kyero-read.ts'

type FeedFormat = 'csv' | 'kyero'

/** Recognises the format of a file: XML is a Kyero feed, everything else is CSV. */
const formatOf = (content: string): FeedFormat =>
  content.trimStart().startsWith('<') ? 'kyero' : 'csv'

/**
 * The homes of a file.
 * @param siteUrl the origin of our own pictures and pages.
 * @param format undefined: recognised from the content.
 * @throws {FeedError}
 */
export const readFeed = (
  content: string,
  siteUrl: string,
  format: FeedFormat = formatOf(content),
): Feed => (format === 'kyero' ? readKyeroFeed(content, siteUrl) : readCsvFeed(content))
