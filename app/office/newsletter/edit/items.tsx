import { HomeChoices } from '#app/office/controls/home-choices.tsx'
import { Thumb } from '#app/office/controls/thumb.tsx'
import { insert } from '#app/words.ts'
import type { NewsletterWords } from '../words.ts'
import type { NewsletterData } from './load.ts'

interface ItemsProps {
  words: NewsletterWords
  items: NewsletterData['items']
  articles: NewsletterData['articles']
  /** The homes that can be added. */
  homes: NewsletterData['homes']
  /** The typed home that was not found. */
  typed: string | undefined
}

/** The homes and articles of a newsletter, in order. */
export function Items({ words: copy, items, articles, homes, typed }: ItemsProps) {
  const free = articles.filter(({ slug }) => !items.some(({ key }) => key === slug))
  return (
    <section aria-labelledby="items">
      <h2 className="horizon" id="items" tabIndex={-1}>
        {copy.items}
      </h2>
      {items.length === 0 && <p className="slate small agenda__none">{copy.noItems}</p>}
      <ol className="blocks">
        {items.map(({ kind, key, title, picture, isShown, taken }, index) => {
          const itemName = <span className="vh">{insert(copy.ofItem, { title })}</span>
          return (
            <li key={`${kind} ${key}`}>
              <span className="slate">{index + 1}</span>
              <Thumb picture={picture} />
              <span>
                <b>{title}</b>
                <br />
                <span className="small slate">
                  {copy[kind]}
                  {!isShown && <span className="error">. {copy.unpublished}</span>}
                  {taken && <span className="error">. {copy.taken[taken]}</span>}
                </span>
              </span>
              <span className="acts">
                {index > 0 && (
                  <button className="txt small" name="intent" value={`up ${kind} ${key}`}>
                    {copy.up}
                    {itemName}
                  </button>
                )}
                {index < items.length - 1 && (
                  <button className="txt small" name="intent" value={`down ${kind} ${key}`}>
                    {copy.down}
                    {itemName}
                  </button>
                )}
                <button className="txt small" name="intent" value={`out ${kind} ${key}`}>
                  {copy.out}
                  {itemName}
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <div className="add">
        <label className="field">
          {copy.addHome}
          <input name="home" autoComplete="off" list="homes" defaultValue={typed} />
        </label>
        <HomeChoices homes={homes} />
        <button className="btn" name="intent" value="add-home">
          {copy.add}
          <span className="vh">{copy.addOf.home}</span>
        </button>
        <label className="field">
          {copy.addArticle}
          <select name="article" defaultValue="">
            <option value="">{copy.choose}</option>
            {free.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button className="btn" name="intent" value="add-article">
          {copy.add}
          <span className="vh">{copy.addOf.article}</span>
        </button>
      </div>
    </section>
  )
}
