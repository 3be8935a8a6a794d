import { laptop } from '../../testing/browser.ts'
import { kinds } from '../paths.ts'
import { missing, testEveryPage } from './every-page.ts'

// In English; e2e/browser/every-page-on-a-phone.test.ts has the Spanish pages, whose longer words
// fit in narrow windows.
testEveryPage(laptop, [{ paths: [...kinds, ...missing], axe: { contrast: true } }], false)
