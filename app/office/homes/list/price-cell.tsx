import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { HomesWords } from '../words.ts'
import type { ListRefusal } from './change-in-list.ts'

interface PriceCellProps {
  words: HomesWords
  home: {
    id: string
    title: string
    price: string
    amount: number
    isReduced: boolean
    revision: number
  }
  /** Why the typed price was not saved. */
  refused: ListRefusal | undefined
}

/** A price that becomes a field when it is pressed. */
export function PriceCell({ words, home, refused }: PriceCellProps) {
  const { language } = useRootData()
  const cell = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refused) enter(field.current)
  }, [refused])
  const close = () => {
    if (!cell.current) return
    cell.current.querySelector('form')?.reset()
    cell.current.open = false
    cell.current.querySelector('summary')?.focus()
  }
  const problem = `problem-${home.id}`
  return (
    <details
      className="editcell"
      ref={cell}
      open={refused !== undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) enter(field.current)
      }}
    >
      <summary
        className="inplace"
        aria-label={insert(words.priceOf, { home: home.title, price: home.price })}
      >
        {home.price}
      </summary>
      <Form className={refused && 'is-invalid'} method="post" preventScrollReset>
        <input type="hidden" name="id" value={home.id} />
        <input type="hidden" name="revision" value={home.revision} />
        <input
          className="num"
          name="price"
          inputMode="numeric"
          ref={field}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
          }}
          autoComplete="off"
          aria-label={insert(words.priceField, { home: home.title })}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused && problem}
          defaultValue={refused?.typed ?? String(home.amount)}
        />
        {refused ? (
          <p className="error" role="alert" id={problem}>
            {refused.problem}
          </p>
        ) : (
          <span className="tiny slate">{insert(words.was, { price: home.price })}</span>
        )}
        <label className="choice tiny">
          <input type="checkbox" name="reduced" defaultChecked={home.isReduced} />
          {words.showReduction}
        </label>
        <span className="acts">
          <button className="txt">{words.save}</button>
          {refused?.unsure !== undefined && (
            <button className="txt" name="sure" value={refused.unsure}>
              {insert(words.sure, { price: euros(refused.unsure, language) })}
            </button>
          )}
          <button className="txt" type="button" onClick={close}>
            {words.cancel}
          </button>
        </span>
      </Form>
    </details>
  )
}

/** Focuses a field and selects its text, so that typing replaces it. */
function enter(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
