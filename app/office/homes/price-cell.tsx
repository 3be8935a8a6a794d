import { useRef } from 'react'
import { Form } from 'react-router'
import { insert } from '#app/words.ts'
import type { HomesWords } from './words.ts'

interface PriceCellProps {
  words: HomesWords
  home: { id: string; title: string; price: string; amount: number; revision: number }
  /** The typed price that was not saved. */
  typed: string | undefined
}

/** A price that becomes a field in its cell. */
export function PriceCell({ words, home, typed }: PriceCellProps) {
  const cell = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (!cell.current) return
    cell.current.open = false
    cell.current.querySelector('summary')?.focus()
  }
  return (
    <details
      className="editcell"
      ref={cell}
      open={Boolean(typed)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector('input')?.select()
      }}
    >
      <summary
        className="inplace"
        aria-label={insert(words.priceOf, { home: home.title, price: home.price })}
      >
        {home.price}
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={home.id} />
        <input type="hidden" name="revision" value={home.revision} />
        <input
          className="num"
          name="price"
          inputMode="numeric"
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
          }}
          autoComplete="off"
          aria-label={insert(words.priceField, { home: home.title })}
          defaultValue={typed || String(home.amount)}
        />
        <span className="tiny slate">{insert(words.was, { price: home.price })}</span>
        <span className="acts">
          <button className="txt">{words.save}</button>
          <button className="txt" type="button" onClick={close}>
            {words.cancel}
          </button>
        </span>
      </Form>
    </details>
  )
}
