// Installs npm's packages, and what the tests use beside them. `npm run setup -- --all` includes
// the proxies.
import { install } from './install.mjs'
import { canInstall, extraTools, installTools, missing, namesOf, tools } from './tools.mjs'

install()
const all = process.argv.includes('--all')
const wanted = missing(all ? [...tools, ...extraTools] : tools)
if (wanted.length > 0) {
  console.log(`Installing ${namesOf(wanted)}…`)
  installTools(wanted)
}

const left = missing(tools)
const extra = missing(extraTools)
if (left.length > 0)
  console.log(
    `Not installed: ${namesOf(left)}. Tests that need them are skipped.${canInstall() ? '' : ` As root: apt-get install ${left.map((tool) => tool.package).join(' ')}`}`,
  )
if (extra.length > 0)
  console.log(
    `Optional, for e2e/deploy and e2e/engines: ${namesOf(extra)} (npm run setup -- --all, as root on Debian; it starts them as services).`,
  )
console.log('Ready: npm run dev')
