import { useContext, useEffect, useState } from 'react'
import { plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { clockTime } from '#server/shared/time/formats.ts'
import { tryConnection, useConnectionLostAt, watchBrowser } from './connection.ts'
import { countKeptFields, DeviceMember } from './use-unsaved-texts.ts'
import { deviceWords } from './words.ts'

/** Milliseconds between two counts of what this device keeps. */
const interval = 1000

/**
 * The message that there is no connection: since when, what this device keeps, and a button to try
 * at once.
 */
export function ConnectionMessage() {
  const { language } = useRootData()
  const words = deviceWords[language]
  const lostAt = useConnectionLostAt()
  const kept = useKeptFieldCount(lostAt !== undefined)
  useEffect(watchBrowser, [])
  if (lostAt === undefined) return null
  return (
    <div className="strap">
      <span role="status">
        {insert(words.lost, { time: clockTime(lostAt, language) })}{' '}
        {kept > 0
          ? insert(plural(words.kept, kept, language), { count: `${kept}` })
          : words.nothingKept}{' '}
        {words.stays}
      </span>
      <button className="txt" type="button" onClick={() => void tryConnection()}>
        {words.tryNow}
      </button>
    </div>
  )
}

function useKeptFieldCount(isLost: boolean): number {
  const member = useContext(DeviceMember)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isLost) return undefined
    const look = () => setCount(countKeptFields(member))
    look()
    const timer = setInterval(look, interval)
    return () => clearInterval(timer)
  }, [isLost, member])
  return count
}

/** The state of the connection, in the bar. */
export function Connected() {
  const { language } = useRootData()
  const isLost = useConnectionLostAt() !== undefined
  return isLost ? null : <span className="net wide-only">{deviceWords[language].connected}</span>
}
