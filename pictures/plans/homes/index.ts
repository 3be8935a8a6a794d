/** All plans, by the reference of their home. */
import type { Plan } from '../kit/model.ts'
import { caratCurve } from './carat-curve.ts'
import { caratFirstFloor } from './carat-first-floor.ts'
import { caratPenthouse } from './carat-penthouse.ts'
import { cornerApartment } from './corner-apartment.ts'
import { gardenApartment } from './garden-apartment.ts'
import { lomasFirstFloor } from './lomas-first-floor.ts'
import { lomasTopFloor } from './lomas-top-floor.ts'
import { northLibrary } from './north-library.ts'
import { northTerrace } from './north-terrace.ts'
import { northVilla } from './north-villa.ts'
import { palmCourtVilla } from './palm-court-villa.ts'
import { palmSeaEndVilla } from './palm-sea-end-villa.ts'
import { penthouseDuplex } from './penthouse-duplex.ts'
import { penthouseSolarium } from './penthouse-solarium.ts'
import { penthouseTwoBedrooms } from './penthouse-two-bedrooms.ts'
import { sixteenGarden } from './sixteen-garden.ts'
import { sixteenSky } from './sixteen-sky.ts'
import { sixteenSolarium } from './sixteen-solarium.ts'
import { throughApartment } from './through-apartment.ts'
import { townhouseEndOfLane } from './townhouse-end-of-lane.ts'
import { townhousePatio } from './townhouse-patio.ts'
import { upperSteps } from './upper-steps.ts'
import { villaLowerRoad } from './villa-lower-road.ts'
import { villaOneFloor } from './villa-one-floor.ts'
import { villaTravertine } from './villa-travertine.ts'
import { waterfallCascade } from './waterfall-cascade.ts'
import { waterfallGardenVilla } from './waterfall-garden-villa.ts'
import { waterfallStepped } from './waterfall-stepped.ts'

export const plans: readonly Plan[] = [
  gardenApartment,
  upperSteps,
  throughApartment,
  cornerApartment,
  lomasFirstFloor,
  lomasTopFloor,
  caratFirstFloor,
  caratCurve,
  caratPenthouse,
  northTerrace,
  northLibrary,
  northVilla,
  sixteenGarden,
  sixteenSky,
  sixteenSolarium,
  waterfallCascade,
  waterfallStepped,
  waterfallGardenVilla,
  palmCourtVilla,
  palmSeaEndVilla,
  penthouseSolarium,
  penthouseTwoBedrooms,
  penthouseDuplex,
  townhouseEndOfLane,
  townhousePatio,
  villaLowerRoad,
  villaTravertine,
  villaOneFloor,
]

/** The plan of a home, or undefined if none is drawn. */
export function planOf(ref: string): Plan | undefined {
  return plans.find((plan) => plan.ref === ref)
}
