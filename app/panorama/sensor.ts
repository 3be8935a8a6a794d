/** Whether the view can follow the movement of a phone or tablet. */
export const hasSensor = () =>
  'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches

/** Whether the sensor may be read. A browser that can ask the visitor decides; others permit it. */
export async function mayReadSensor(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission')
  if (typeof ask !== 'function') return true
  const answer: unknown = await Reflect.apply(ask, DeviceOrientationEvent, []).catch(() => 'denied')
  return answer === 'granted'
}
