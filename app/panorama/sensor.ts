/** Whether the view can follow the movement of a phone or tablet. */
export const hasSensor = () =>
  'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches

/**
 * Whether the sensor may be read. A browser that can ask the visitor does so; others permit it
 * without a question.
 */
export async function mayReadSensor(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission')
  if (typeof ask !== 'function') return true
  const answer: unknown = await Reflect.apply(ask, DeviceOrientationEvent, []).catch(() => 'denied')
  return answer === 'granted'
}
