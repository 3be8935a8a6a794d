import { apartments } from './apartments.ts'
import { caratHomes } from './carat.ts'
import { lomas2Homes } from './lomas-2.ts'
import { northHomes } from './north-residences.ts'
import { palm10Homes } from './palm-10.ts'
import { penthouses } from './penthouses.ts'
import type { SampleProperty } from './sample-property.ts'
import { sixteenPlusHomes } from './sixteen-plus.ts'
import { townhouses } from './townhouses.ts'
import { villas } from './villas.ts'
import { waterfallHomes } from './waterfall.ts'

const groups = [
  villas,
  penthouses,
  apartments,
  townhouses,
  palm10Homes,
  sixteenPlusHomes,
  caratHomes,
  northHomes,
  waterfallHomes,
  lomas2Homes,
]

/** Newest first. Neighbours differ in type and first picture. */
const order = [
  'villa-002',
  'R49052083',
  'penthouse-001',
  'palm-10-01',
  'townhouse-01',
  'sixteen-plus-03',
  'carat-02',
  'north-01',
  'waterfall-02',
  'lomas-2-01',
  'villa-001',
  'apt-004',
  'penthouse-003',
  'townhouse-02',
  'sixteen-plus-02',
  'carat-03',
  'villa-003',
  'waterfall-03',
  'apt-002',
  'north-03',
  'penthouse-002',
  'lomas-2-02',
  'palm-10-02',
  'carat-01',
  'apt-003',
  'sixteen-plus-01',
  'north-02',
  'waterfall-01',
]

/** The sample properties, newest first. */
export const homes: SampleProperty[] = groups.flat().sort((a, b) => place(a) - place(b))

function place(home: SampleProperty): number {
  const index = order.indexOf(home.id)
  return index < 0 ? order.length : index
}
