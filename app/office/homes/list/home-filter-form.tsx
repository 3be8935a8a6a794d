import { SentenceForm } from '#app/office/controls/sentence-form.tsx'
import type { HomeSearch } from '#server/homes/list-homes.ts'
import type { HomesWords } from '../words.ts'

interface FilterProps {
  words: HomesWords
  search: HomeSearch
  options: {
    states: readonly (keyof HomesWords['filter']['states'])[]
    types: readonly (keyof HomesWords['filter']['types'])[]
    developments: readonly string[]
    orders: readonly (keyof HomesWords['filter']['orders'])[]
  }
}

/** The filter of the list. */
export function HomeFilterForm({ words: { filter }, search, options }: FilterProps) {
  return (
    <SentenceForm label={filter.label}>
      {filter.those}{' '}
      <select name="state" aria-label={filter.state} defaultValue={search.state ?? ''}>
        <option value="">{filter.anyState}</option>
        {options.states.map((state) => (
          <option key={state} value={state}>
            {filter.states[state]}
          </option>
        ))}
      </select>
      {filter.of}{' '}
      <select name="type" aria-label={filter.type} defaultValue={search.type ?? ''}>
        <option value="">{filter.anyType}</option>
        {options.types.map((type) => (
          <option key={type} value={type}>
            {filter.types[type]}
          </option>
        ))}
      </select>
      {filter.in}{' '}
      <select
        name="development"
        aria-label={filter.development}
        defaultValue={search.development ?? ''}
      >
        <option value="">{filter.anyDevelopment}</option>
        {options.developments.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {filter.comma}{' '}
      <select name="order" aria-label={filter.order} defaultValue={search.order}>
        {options.orders.map((order) => (
          <option key={order} value={order}>
            {filter.orders[order]}
          </option>
        ))}
      </select>
      .{' '}
      <input
        className="sentence__text"
        name="q"
        type="search"
        aria-label={filter.text}
        placeholder={filter.text}
        defaultValue={search.text}
      />
      <button className="txt">{filter.find}</button>
    </SentenceForm>
  )
}
