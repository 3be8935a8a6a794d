import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenForBack } from './components/close-on-back.ts'

listenForBack()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
