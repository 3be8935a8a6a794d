import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { formText, readForm } from '#app/forms/read-form.ts'
import { actorOf } from '#app/office/actor.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import type { FeedProblem } from '#server/catalogue/exchange/feed-problem.ts'
import { lacksPictures } from '#server/catalogue/exchange/plan-import.ts'
import { isShrinking } from '#server/catalogue/exchange/shrink.ts'
import type { ImportPlan } from '#server/homes/imports/plan-file-import.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { homesIn } from '../member-homes.ts'
import { agreement, type PlannedCounts } from './agreement.ts'
import type { words } from './words.ts'

type Failure = keyof (typeof words)['en']['failed']

/** Why an import changed nothing. */
export interface ImportRefusal {
  failed: Failure
  /** Why the file could not be read. */
  problem?: FeedProblem
  /** The choices in the refused form, to be shown again. */
  kept?: KeptChoice
}

/** The choices, texts and ticks of a form, to be shown again. */
export interface KeptChoice {
  only: string[]
  /** The confirmed number of homes that would be removed. */
  number: string
  /** Whether the prices were confirmed. */
  prices: boolean
}

/** The number of homes that the ticked boxes would change, which is confirmed first. */
export interface Asked {
  ask: PlannedCounts
  /** The references of ticked homes that are left out, because they depend on others. */
  left: string[]
  kept: KeptChoice
}

/** Reads a file, makes the chosen changes, or undoes the last import. */
export async function importHomes(args: ActionFunctionArgs) {
  const who = await homesIn(args)
  const { imports } = who.site.homes
  if (!imports) throw data(null, { status: 404 })
  const actor = actorOf(who)
  const here = pathIn(languageOf(args.url.pathname), '/office/homes/import')
  // The form has a field for each ticked home, and the number of homes in a file is not limited.
  const form = await readForm(args.request, Infinity)
  const id = formText(form, 'import')
  switch (formText(form, 'intent')) {
    case 'apply': {
      const only = new Set(form.getAll('only').filter((one) => typeof one === 'string'))
      const typed = formText(form, 'number').trim()
      const confirmed = /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
      const prices = formText(form, 'prices')
      const kept = { only: [...only], number: typed, prices: prices !== '' }
      if (only.size === 0) return refuse('nothing', 400, kept)
      const plan = await orUndefined(imports.plan(id))
      // The changes are counted again, so that exactly the confirmed changes are made, whatever was
      // ticked or changed since.
      const left = plan?.leftOut(only) ?? []
      const made = new Set([...only].filter((one) => !left.some((home) => home.id === one)))
      if (made.size === 0) return refuse('nothing', 409, kept)
      const ask = plan && countsOf(plan, made)
      // Checked before the confirmation, so that nobody confirms in vain.
      if (ask && isShrinking(ask.gone, plan.report.before) && ask.gone !== confirmed)
        return heldBack(kept)
      if (plan && plan.prices !== prices && jumpsIn(plan, only)) return refuse('prices', 409, kept)
      if (ask && formText(form, 'agreed') !== agreement(ask))
        return data<Asked>({ ask, left: left.map(({ ref }) => ref), kept })
      const outcome = await orUndefined(imports.apply(id, { only, confirmed, prices }, actor))
      if (outcome === undefined) return refuse('unavailable', 503, kept)
      if (outcome === 'held back') return heldBack(kept)
      if (outcome === 'prices unconfirmed') return refuse('prices', 409, kept)
      if (outcome === 'nothing') return refuse('nothing', 409, kept)
      return outcome === 'missing'
        ? refuse('gone', 409)
        : redirect(`${here}?${new URLSearchParams({ applied: id })}`, 303)
    }
    case 'undo': {
      const outcome = await orUndefined(imports.undo(id, actor))
      if (outcome === undefined) return refuse('unavailable', 503)
      if (outcome === 'changed') return refuse('touched', 409)
      if (outcome === 'invalid') return refuse('invalid', 409)
      return outcome === 'missing'
        ? refuse('gone', 409)
        : redirect(`${here}?${new URLSearchParams({ undone: id })}`, 303)
    }
    default: {
      const file = form.get('file')
      if (!(file instanceof File) || file.size === 0) return refuse('empty', 400)
      const stored = await orUndefined(imports.read(file.name, await file.bytes(), actor))
      if (!stored) return refuse('unavailable', 503)
      if ('problem' in stored)
        return data<ImportRefusal>(
          { failed: 'unreadable', problem: stored.problem },
          { status: 400 },
        )
      return redirect(`${here}?import=${stored.id}`, 303)
    }
  }
}

const countsOf = (
  { added, changed, gone }: ImportPlan,
  only: ReadonlySet<string>,
): PlannedCounts => ({
  added: added.filter((home) => only.has(home.id) && !lacksPictures(home)).length,
  drafts: added.filter((home) => only.has(home.id) && lacksPictures(home)).length,
  changed: changed.filter(({ home }) => only.has(home.id)).length,
  gone: gone.filter(({ home }) => only.has(home.id)).length,
})

/** Whether a chosen home has a price that has to be confirmed. */
const jumpsIn = ({ changed }: ImportPlan, only: ReadonlySet<string>): boolean =>
  changed.some(({ home, jump }) => jump && only.has(home.id))

const heldBack = (kept: KeptChoice) => refuse(kept.number ? 'miscounted' : 'held', 409, kept)

const refuse = (failed: Failure, status: number, kept?: KeptChoice) =>
  data<ImportRefusal>({ failed, ...(kept && { kept }) }, { status })
