import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Fonts and drawings stay files of their own: cached once, allowed by 'self'.
    assetsInlineLimit: 0,
    target: 'es2024',
    rolldownOptions: {
      output: {
        // Two shared files compress better than twenty: what we stand on, and what every page has.
        codeSplitting: {
          groups: [
            { name: 'platform', test: /node_modules/ },
            { name: 'shared', test: /\/(app|server)\//, minShareCount: 10 },
          ],
        },
      },
    },
  },
})
