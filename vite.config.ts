import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Fonts and drawings stay files of their own: cached once, allowed by 'self'.
  build: { assetsInlineLimit: 0 },
})
