import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The folder is beside build/pictures, which survives when the site is built again.
  buildDirectory: 'build/site',
  // The whole route table is small: send it once instead of asking per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
