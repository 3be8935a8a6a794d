/** Where the resort lies, as the agency has configured it. */
export interface ResortPlace {
  /** Undefined while the agency has not configured it. */
  municipality: string | undefined
  province: string
  coordinates: Coordinates | undefined
}

/** Coordinates in degrees, as they were written in the configuration. */
interface Coordinates {
  latitude: string
  longitude: string
}

interface HomePlace {
  /**
   * The town or municipality; undefined where neither the record nor the configuration names one.
   */
  municipality: string | undefined
  /** The more exact parts of the location: `Alborán Hills`. */
  parts: string[]
  coordinates: Coordinates | undefined
}

/** A stretch of coast with many towns; there is no municipality of this name. */
const coast = 'Costa del Sol'

/**
 * Where a home is. The last part of its location is its town (`Nueva Andalucía, Marbella`), unless
 * it is only the coast: then the home is in the resort.
 */
export function homePlace(location: string, resort: ResortPlace): HomePlace {
  const parts = location.split(', ')
  if (isOnCoast(location))
    return {
      municipality: resort.municipality,
      parts: parts.slice(0, -1),
      coordinates: resort.coordinates,
    }
  return { municipality: parts.at(-1), parts: parts.slice(0, -1), coordinates: undefined }
}

/** Whether a location ends with the coast instead of a town. */
export const isOnCoast = (location: string): boolean =>
  location === coast || location.endsWith(`, ${coast}`)

const resortName = 'Alborán Hills'

/** Whether a home is in the resort, whose heated pool and courts are open to it. */
export const isInResort = (location: string): boolean => location.split(', ').includes(resortName)
