import type { Site } from '../../../site.ts'
import { readStylesheets } from '../finish/inline-styles.ts'
import { type BuildSource, createRender, type Render } from './render-page.ts'
import { partOf } from './split-build.ts'

interface Options {
  site: Site
  build: BuildSource
  buildDir: string
  development: boolean
}

interface Renders {
  /** Renders visitors' pages. */
  visitors: Render
  /** Renders visitors' pages without scripts. */
  preview: Render
  /** Renders the office's pages, whose scripts run at once. */
  office: Render
}

/** Creates the renderers for each audience. */
export function createRenders({ site, build, buildDir, development }: Options): Renders {
  const own = { site, build: partOf(build, 'public'), development }
  return {
    visitors: createRender(development ? own : { ...own, stylesheets: readStylesheets(buildDir) }),
    preview: createRender({ ...own, hydration: 'never' }),
    office: createRender({
      ...own,
      build: partOf(build, 'office'),
      hydration: 'at once',
    }),
  }
}
