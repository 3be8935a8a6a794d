/** The visible part of a 360° picture; all values are in degrees. */
export interface View {
  /** Measured clockwise from the middle of the picture. */
  yaw: number
  /** Measured upwards from the horizon. */
  pitch: number
  /** The vertical field of view. */
  fieldOfView: number
}

export const initialView: View = { yaw: 0, pitch: 0, fieldOfView: 72 }

const limits = { pitch: 80, nearest: 35, widest: 95 }

/** Turns and zooms a view within the limits. */
export function turnView(view: View, { yaw = 0, pitch = 0, zoom = 1 }): View {
  return {
    yaw: modulo(view.yaw + yaw, 360),
    pitch: Math.min(limits.pitch, Math.max(-limits.pitch, view.pitch + pitch)),
    fieldOfView: Math.min(limits.widest, Math.max(limits.nearest, view.fieldOfView * zoom)),
  }
}

/**
 * The compass bearing of a yaw, in a picture whose north is given in degrees clockwise from its
 * middle.
 */
export const bearingOf = (yaw: number, north: number): number => modulo(yaw - north, 360)

/** The nearest of the eight points of the compass, from north clockwise. */
export const quarterOf = (bearing: number): number => Math.round(bearing / 45) % 8

/**
 * The direction in which the back of a phone points (DeviceOrientationEvent): the reversed third
 * axis of the rotation Z-X'-Y''. The roll of the phone is ignored.
 */
export function phoneDirection({
  alpha,
  beta,
  gamma,
}: Record<'alpha' | 'beta' | 'gamma', number>): {
  heading: number
  pitch: number
} {
  const [a, b, c] = [radians(alpha), radians(beta), radians(gamma)]
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c))
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c))
  const up = -Math.cos(b) * Math.cos(c)
  return {
    heading: modulo(degrees(Math.atan2(east, north)), 360),
    pitch: degrees(Math.asin(Math.max(-1, Math.min(1, up)))),
  }
}

const modulo = (value: number, by: number) => ((value % by) + by) % by
const radians = (value: number) => (value * Math.PI) / 180
const degrees = (value: number) => (value * 180) / Math.PI
