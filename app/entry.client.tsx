import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenForBack } from './components/close-on-back.ts'
import { fetchWithinLimit } from './fetch-within-limit.ts'

listenForBack()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter unstable_fetch={fetchWithinLimit} />)
})
