import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // A build of a hundred files logs nothing unless something is wrong.
  logLevel: 'warn',
  build: {
    reportCompressedSize: false,
    // Fonts and drawings stay files of their own: cached once, allowed by 'self'.
    assetsInlineLimit: 0,
    target: 'es2024',
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Two shared files compress better than twenty: the code that every page runs, and the code
        // that most pages use.
        codeSplitting: {
          groups: [
            { name: 'platform', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // No file that visitors load contains code of the agency's office.
            { name: 'shared', test: /\/(app\/(?!office\/)|server\/)/, minShareCount: 10 },
          ],
        },
      },
    },
  },
})
