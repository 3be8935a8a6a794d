import { draftStore } from './store-draft.ts'
import { homeStore } from './store-home.ts'
import type { Store } from './store.ts'

/** The tables that clients may write. Rows of the others are added by changes of homes. */
export const stores: readonly Store[] = [homeStore, draftStore]
