/** Every plan there is, by the reference of its home. */
import type { Plan } from '../kit/model.ts'
import { caratCurve } from './carat-curve.ts'
import { caratFirstFloor } from './carat-first-floor.ts'
import { cornerApartment } from './corner-apartment.ts'
import { gardenApartment } from './garden-apartment.ts'
import { lomasFirstFloor } from './lomas-first-floor.ts'
import { lomasTopFloor } from './lomas-top-floor.ts'
import { throughApartment } from './through-apartment.ts'
import { upperSteps } from './upper-steps.ts'

export const plans: readonly Plan[] = [gardenApartment, upperSteps, throughApartment, cornerApartment, lomasFirstFloor, lomasTopFloor, caratFirstFloor, caratCurve]

/** The plan of a home, or undefined where none is drawn. */
export function planOf(ref: string): Plan | undefined {
  return plans.find((plan) => plan.ref === ref)
}
