import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageTemplate } from '../page-template.ts'
import type { PeerPage } from '../peer-page.ts'
import { astroSyntax } from './syntax.ts'

const settings = `import node from '@astrojs/node'
export default { output: 'server', adapter: node({ mode: 'standalone' }), compressHTML: true }
`

/**
 * Writes the pages of an Astro site: rendered for every request, and below /kept when the site is
 * built.
 */
export async function writeAstroSite(folder: string, pages: PeerPage[]): Promise<void> {
  await writeFile(join(folder, 'astro.config.mjs'), settings)
  for (const page of pages) {
    const { head, body } = pageTemplate(page, astroSyntax)
    for (const [below, mode] of [
      ['', ''],
      ['kept', 'export const prerender = true'],
    ] as const) {
      const file = join(
        folder,
        'src/pages',
        below,
        page.path === '/' ? 'index.astro' : `${page.path}.astro`,
      )
      await mkdir(dirname(file), { recursive: true })
      await writeFile(
        file,
        `---
import { homeOf, homesBySlug } from '${'../'.repeat(file.slice(folder.length).split('/').length - 2)}homes.mjs'
${mode}
const homes = homesBySlug()
${page.own ? `const home = homeOf('${page.own.slug}')` : ''}
---
<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>
`,
      )
    }
  }
}
