import { laptop } from '../../testing/browser.ts'
import { kinds } from '../paths.ts'
import { missing, testEveryPage } from './every-page.ts'

// In English; e2e/browser/every-page-on-a-phone.test.ts opens the Spanish pages, whose longer words
// have to fit in narrow windows.
testEveryPage(laptop, [{ paths: [...kinds, ...missing], axe: { contrast: true } }], false)
