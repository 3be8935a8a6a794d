import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageTemplate } from '../page-template.ts'
import type { PeerPage } from '../peer-page.ts'
import { nextSyntax } from './syntax.ts'

const layout = `export default ({ children }) => <html lang="en"><body>{children}</body></html>
`

/**
 * Writes the pages of a Next.js site: rendered for every request, and below /kept kept for five
 * minutes.
 */
export async function writeNextSite(folder: string, pages: PeerPage[]): Promise<void> {
  const app = join(folder, 'app')
  await mkdir(app, { recursive: true })
  await writeFile(join(app, 'layout.jsx'), layout)
  await writeFile(join(folder, 'next.config.mjs'), 'export default { poweredByHeader: false }\n')
  for (const page of pages) {
    const { head, body } = pageTemplate(page, nextSyntax)
    for (const [below, mode] of [
      ['', "export const dynamic = 'force-dynamic'"],
      ['kept', 'export const revalidate = 300'],
    ] as const) {
      const path = join(app, below, page.path)
      await mkdir(path, { recursive: true })
      const depth = '../'.repeat(
        join(below, page.path)
          .split('/')
          .filter((part) => part && part !== '.').length + 1,
      )
      await writeFile(
        join(path, 'page.jsx'),
        `import { homeOf, homesBySlug } from '${depth}homes.mjs'
${mode}
export default function Page() {
  const homes = homesBySlug()
  ${page.own ? `const home = homeOf('${page.own.slug}')` : ''}
  return <>${head}${body}</>
}
`,
      )
    }
  }
}
