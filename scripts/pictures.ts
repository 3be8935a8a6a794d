import { join } from 'node:path'
import { buildVariants } from '../server/pictures/build-variants.ts'

const root = join(import.meta.dirname, '..')

await buildVariants(join(root, 'pictures'), join(root, 'build'), (line) => console.log(line))
