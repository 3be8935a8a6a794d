import { useState } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { screenMeta } from '#app/office/title.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import { counted, plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { maxUnused } from '#server/homes/files/unused-files.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { uploadedAddress } from '#server/pictures/uploaded/names.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { documentPath } from '../home-path.ts'
import { homesIn } from '../member-homes.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

const megabyte = 1024 * 1024

export async function loader(args: Route.LoaderArgs) {
  const { homes } = await homesIn(args)
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  const files = await homes.unusedFiles()
  const size = (bytes: number) => groupedNumber(Math.ceil((bytes / megabyte) * 10) / 10, language)
  return {
    removed: Number(args.url.searchParams.get('removed')) || 0,
    total: files.length,
    size: size(files.reduce((sum, { bytes }) => sum + bytes, 0)),
    files: files.slice(0, maxUnused).map(({ id, kind, at, bytes }) => {
      const time = dateAndTime(at, language)
      return {
        id,
        picture: kind === 'picture' ? uploadedAddress(id) : undefined,
        href: kind === 'picture' ? uploadedAddress(id) : documentPath(language, id),
        text: insert(copy.uploaded, { kind: copy[kind], size: size(bytes), time }),
      }
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const { homes } = await homesIn(args)
  const language = languageOf(args.url.pathname)
  const form = await readOfficeForm(args.request)
  const ids = form.getAll('file').filter((id) => typeof id === 'string')
  if (ids.length === 0) return data({ problem: words[language].nothing }, { status: 400 })
  const removed = await orUndefined(homes.removeUnused(new Set(ids)))
  return removed === undefined
    ? data({ problem: words[language].failed }, { status: 503 })
    : redirect(`${pathIn(language, '/office/homes/unused')}?removed=${removed}`, 303)
}

export const meta = screenMeta((language) => words[language].title)

export default function UnusedFiles({ loaderData, actionData }: Route.ComponentProps) {
  const { files, total, size, removed } = loaderData
  const { language } = useRootData()
  const copy = words[language]
  const [chosen, choose] = useState(files.length)
  return (
    <div className="page">
      <Link className="back" to={pathIn(language, '/office/homes')}>
        <Arrow back /> {homesWords[language].title}
      </Link>
      <div className="head">
        <h1>{copy.title}</h1>
        {total > 0 && (
          <span className="slate">
            {insert(plural(copy.count, total, language), {
              n: groupedNumber(total, language),
              size,
            })}
          </span>
        )}
      </div>
      {actionData && (
        <div className="note note--here" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      {removed > 0 && (
        <p className="note" role="status">
          {counted(copy.removed, removed, language)}
        </p>
      )}
      <p className="slate">{total === 0 ? copy.none : copy.intro}</p>
      {total > 0 && (
        <Form
          method="post"
          key={files.map(({ id }) => id).join()}
          onChange={({ currentTarget }) =>
            choose(currentTarget.querySelectorAll('input:checked').length)
          }
        >
          <ul className="pics">
            {files.map(({ id, picture, href, text }) => (
              <li key={id} className="pic">
                <a className="pic__img" href={href}>
                  {picture && <img src={picture} alt="" loading="lazy" />}
                  <span className="vh">{text}</span>
                </a>
                <label className="choice small">
                  <input type="checkbox" name="file" value={id} defaultChecked />
                  {text}
                </label>
              </li>
            ))}
          </ul>
          {total > files.length && (
            <p className="small slate">
              {insert(copy.more, { shown: files.length, total: groupedNumber(total, language) })}
            </p>
          )}
          <button className="btn btn--go">{counted(copy.remove, chosen, language)}</button>
        </Form>
      )}
    </div>
  )
}
