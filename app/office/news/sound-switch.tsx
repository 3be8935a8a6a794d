import { useEffect, useState } from 'react'
import { isSoundOn, switchSound } from './sound.ts'

/**
 * Switches the sound for new leads in this browser. Without script there are no sounds, and no
 * switch.
 */
export function SoundSwitch({ label }: { label: string }) {
  const [on, setOn] = useState<boolean>()
  useEffect(() => setOn(isSoundOn()), [])
  if (on === undefined) return null
  return (
    <label className="choice small">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => {
          switchSound(currentTarget.checked)
          setOn(currentTarget.checked)
        }}
      />
      <span>{label}</span>
    </label>
  )
}
