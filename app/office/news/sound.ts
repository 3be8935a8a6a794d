const key = 'office-sound'

/** Whether this browser plays a sound for a new lead; off until somebody switches it on. */
export const isSoundOn = (): boolean => localStorage.getItem(key) === 'on'

/** Stores in this browser whether a new lead plays a sound. */
export const switchSound = (on: boolean): void => localStorage.setItem(key, on ? 'on' : 'off')

/** Plays one short, quiet tone. */
export function chime(): void {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.08, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5)
  tone.frequency.value = 660
  tone.connect(volume).connect(audio.destination)
  // A browser allows only a few contexts at a time.
  tone.addEventListener('ended', () => void audio.close())
  tone.start()
  tone.stop(audio.currentTime + 0.5)
}
