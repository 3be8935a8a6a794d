import { useEffect, useRef, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { isConnectionLost } from './connection.ts'
import { chooseLeave, saveAll, unsavedForms } from './unsaved-forms.ts'
import { deviceWords } from './words.ts'

const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  (isConnectionLost() || unsavedForms().length > 0)

/**
 * Saves unsaved texts before a screen is left, and asks about those that cannot be saved. Without a
 * connection the screen stays, because no other could be loaded.
 */
export function LeaveQuestion() {
  const blocker = useBlocker(isLeaving)
  const [asked, setAsked] = useState<'kept' | 'unsent'>()
  useStay()
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    if (isConnectionLost()) {
      blocker.reset()
      return undefined
    }
    let isOver = false
    void saveAll().then((isSaved) => {
      if (isOver) return
      if (isSaved) blocker.proceed()
      else if (isConnectionLost()) blocker.reset()
      else setAsked(unsavedForms().some(({ save }) => !save) ? 'unsent' : 'kept')
    })
    return () => {
      isOver = true
    }
  }, [blocker])
  if (!asked || blocker.state !== 'blocked') return null
  const end = (isLeft: boolean) => {
    setAsked(undefined)
    if (isLeft) {
      chooseLeave()
      blocker.proceed()
    } else blocker.reset()
  }
  return <Question asked={asked} onEnd={end} />
}

interface QuestionProps {
  asked: 'kept' | 'unsent'
  onEnd(isLeft: boolean): void
}

function Question({ asked, onEnd }: QuestionProps) {
  const { language } = useRootData()
  const words = deviceWords[language].leave
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      className="moving"
      ref={dialog}
      aria-labelledby="leaving"
      onCancel={(event) => {
        event.preventDefault()
        onEnd(false)
      }}
    >
      <h2 id="leaving">{words.title}</h2>
      <p>{words[asked]}</p>
      <div className="acts">
        <button className="btn btn--go" type="button" onClick={() => onEnd(false)}>
          {words.stay}
        </button>
        <button className="btn" type="button" onClick={() => onEnd(true)}>
          {words.leave}
        </button>
      </div>
    </dialog>
  )
}

/** Without a connection, a link that the browser follows itself would lead to its error page. */
function useStay() {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (!isConnectionLost() || !(event.target instanceof Element)) return
      const link = event.target.closest('a')
      if (!link || link.target || link.origin !== location.origin) return
      if (link.pathname !== location.pathname) event.preventDefault()
    }
    addEventListener('click', stay, { capture: true })
    return () => removeEventListener('click', stay, { capture: true })
  }, [])
}
