import { type Language, pathIn } from '#server/language.ts'
import { agencyName } from '#server/shared/agency-name.ts'
import { escapeHtml } from '#server/shared/text/html.ts'

interface Feed {
  siteUrl: string
  language: Language
  /** The language-neutral path of the page that the feed follows, which is also its id. */
  path: string
  /** The feed's own language-neutral path. */
  self: string
  title: string
  subtitle: string
}

interface AtomEntry {
  /** The language-neutral path of the entry's page, which is also its id. */
  path: string
  title: string
  /** The date and time in ISO 8601. */
  published: string
  summary: string
  /** The content as HTML. */
  content: string
  category?: { term: string; label: string }
}

/**
 * An Atom feed (RFC 4287).
 * @param entries newest first.
 */
export function atomXml(
  { siteUrl, language, path, self, title, subtitle }: Feed,
  entries: readonly AtomEntry[],
): string {
  const address = (path: string) => escapeHtml(encodeURI(siteUrl + pathIn(language, path)))
  const written = entries.map(
    ({ path, title, published, summary, content, category }) => `<entry>
<id>${address(path)}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${address(path)}"/>
<published>${published}</published>
<updated>${published}</updated>
${category ? `<category term="${escapeHtml(category.term)}" label="${escapeHtml(category.label)}"/>\n` : ''}<summary>${escapeHtml(summary)}</summary>
<content type="html">${escapeHtml(content)}</content>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${address(path)}</id>
<title>${escapeHtml(title)}</title>
<subtitle>${escapeHtml(subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${address(self)}"/>
<link rel="alternate" type="text/html" href="${address(path)}"/>
<updated>${entries[0]?.published ?? '1970-01-01T00:00:00Z'}</updated>
<author><name>${agencyName}</name><uri>${escapeHtml(siteUrl)}</uri></author>
${written.join('\n')}
</feed>
`
}
