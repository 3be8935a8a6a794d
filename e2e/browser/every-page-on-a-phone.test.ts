import { pathIn } from '#server/language.ts'
import { phoneScreen } from '../../testing/browser.ts'
import { full } from '../../testing/full.ts'
import { kinds, repeats } from '../paths.ts'
import { missing, testEveryPage } from './every-page.ts'

const shown = [...kinds, ...missing]
// Axe takes most of the time, and on a laptop it sees them all.
const withAxe = shown.filter((_, index) => full || index % 3 === 0)

// In Spanish, whose words are longer; e2e/browser/every-page-on-a-laptop.test.ts opens the English
// pages and checks the colours, which are the same.
const spanish = (paths: string[]) => paths.map((path) => pathIn('es', path))

testEveryPage(
  phoneScreen,
  [
    { paths: spanish(withAxe), axe: { contrast: false } },
    {
      paths: spanish([...shown.filter((path) => !withAxe.includes(path)), ...repeats]),
      axe: false,
    },
  ],
  true,
)
