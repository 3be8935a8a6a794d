import { pathIn } from '#server/language.ts'
import { phoneScreen } from '../../testing/browser.ts'
import { kinds, repeats } from '../paths.ts'
import { missing, testEveryPage } from './every-page.ts'

// In Spanish, whose words are longer; e2e/browser/every-page-on-a-laptop.test.ts opens the English
// pages and checks the colours, which are the same.
const spanish = (paths: string[]) => paths.map((path) => pathIn('es', path))

testEveryPage(
  phoneScreen,
  [
    { paths: spanish([...kinds, ...missing]), axe: { contrast: false } },
    { paths: spanish(repeats), axe: false },
  ],
  true,
)
