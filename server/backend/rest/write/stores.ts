import { draftStore } from './store-draft.ts'
import { homeStore } from './store-home.ts'
import type { Store } from './store.ts'

/** The tables that clients may write. Changes of homes add rows to the others. */
export const stores: readonly Store[] = [homeStore, draftStore]
