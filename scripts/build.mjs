import { build } from './build-site.mjs'
import { install } from './install.mjs'

install()
build()
