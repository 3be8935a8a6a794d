import { join } from 'node:path'
import { serveWork } from '../shared/work/worker-process.ts'
import type { BrochureWork } from './brochure-work.ts'
import { loadFonts } from './document/fonts.ts'
import { type Assets, layOut } from './layout.ts'
import { loadWordmark } from './wordmark.ts'

let assets: Assets | undefined

serveWork(({ content, buildDir, wordmark }: BrochureWork) => {
  assets ??= {
    fonts: loadFonts(),
    wordmark: loadWordmark(wordmark),
    variantsDir: join(buildDir, 'pictures', 'variants'),
  }
  return layOut(content, assets)
})
