import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { pressed } from './press.ts'
import { words } from './words.ts'

const stored = 'office-keys'
/** Milliseconds within which the second of two keys has to follow. */
const pause = 1500

/**
 * Keyboard shortcuts of single keys. They can be switched off (WCAG 2.1.4), and do nothing in a
 * field.
 */
export function Keys() {
  const { language } = useRootData()
  const copy = words[language]
  const navigate = useNavigate()
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(stored) !== 'off'), [])
  useEffect(() => {
    if (!isOn) return
    let prefix = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (key === 'Escape' && target instanceof HTMLElement) leave(target)
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (target instanceof Element && target.closest('input, textarea, select, [popover]')) return
      const act = pressed(key, prefix)
      prefix = ''
      clearTimeout(timer)
      if (!act) return
      event.preventDefault()
      if (act.does === 'wait') {
        prefix = act.prefix
        timer = setTimeout(() => {
          prefix = ''
        }, pause)
      } else if (act.does === 'open') void navigate(pathIn(language, `/office/${act.section}`))
      else if (act.does === 'move') move(act.by)
      else if (act.does === 'stage') {
        if (!isElsewhere())
          document.querySelectorAll<HTMLElement>('.stagebar button')[act.number - 1]?.click()
      } else if (!act.ofLead || !isElsewhere()) use(act.selector)
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      clearTimeout(timer)
    }
  }, [isOn, language, navigate])
  return (
    <>
      <button className="bar__tool bar-wide" type="button" popoverTarget="keys">
        {copy.title}
      </button>
      <div
        className="menu menu--bar"
        id="keys"
        popover="auto"
        role="dialog"
        aria-label={copy.title}
      >
        <label className="choice small">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget: { checked } }) => {
              localStorage.setItem(stored, checked ? 'on' : 'off')
              setOn(checked)
            }}
          />{' '}
          {copy.use}
        </label>
        <dl className="dl small">
          {copy.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

/**
 * Moves the focus to the next or the previous row of the list. Beside an open lead it also opens
 * the row's lead, so that the following keys act on the framed row.
 */
function move(by: 1 | -1): void {
  const rows = [
    ...document.querySelectorAll<HTMLElement>('.leadrow, .board-card, .homecell, .agenda b > a'),
  ]
  const focused = rows.findIndex((row) => row === document.activeElement)
  const open = rows.findIndex((row) => row.matches(openRow))
  const here = focused === -1 ? open : focused
  const next = rows[here === -1 ? 0 : Math.min(Math.max(here + by, 0), rows.length - 1)]
  next?.focus()
  if (open !== -1 && next !== rows[here]) next?.click()
}

const openRow = '.leadrow[aria-current]'

/** Whether another lead than the open one is framed; keys must not act on the open lead then. */
const isElsewhere = (): boolean =>
  document.activeElement?.matches('.leadrow:not([aria-current])') ?? false

/** Leaves a field and returns to the list. */
function leave(target: HTMLElement): void {
  if (target.closest('[popover], dialog')) return
  const isField = target.matches('input, textarea, select')
  if (isField) target.blur()
  // Beside a lead the focus moves to its row; elsewhere to the heading.
  const next = document.querySelector<HTMLElement>(openRow)
  if (next?.checkVisibility()) next.focus()
  else if (isField) focusHeading()
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Presses a button or a link, or focuses a field: the first one that is visible. */
function use(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  const found = all.find((one) => one.checkVisibility()) ?? all[0]
  if (found?.matches('button, a')) found.click()
  else found?.focus()
}
