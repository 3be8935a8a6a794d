import { data, type LoaderFunctionArgs } from 'react-router'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { area } from '#app/format.ts'
import { programName } from '#app/office/values/program-name.ts'
import { columnName } from '#app/office/values/values.ts'
import { insert } from '#app/words.ts'
import { lacksPictures } from '#server/catalogue/exchange/plan-import.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { ImportPlan } from '#server/homes/imports/plan-file-import.ts'
import type { PriceJump } from '#server/homes/imports/price-jumps.ts'
import { type Language, languageOf } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import { wordDiff } from '#server/shared/text/word-diff.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { homesIn } from '../member-homes.ts'
import { priceDifference } from '../price-difference.ts'
import { cellText, refusalText } from './texts.ts'
import { words } from './words.ts'

/**
 * The maximum number of rows of a kind that are shown: a first import has thousands of new homes.
 */
const maxShown = 500

/** Loads the file that waits for a decision, or the form for choosing one; and earlier imports. */
export async function loadImport(args: LoaderFunctionArgs) {
  const { site } = await homesIn(args)
  const language = languageOf(args.url.pathname)
  const feed = `${site.config.siteUrl}/feeds/kyero.xml`
  const { imports } = site.homes
  if (!imports) return { hosted: true as const, feed }
  const id = args.url.searchParams.get('import')
  const [plan, earlier] = await Promise.all([id ? imports.plan(id) : undefined, imports.earlier()])
  if (id && !plan) throw data(null, { status: 404 })
  const applied = args.url.searchParams.get('applied')
  const undone = args.url.searchParams.get('undone')
  return {
    hosted: false as const,
    feed,
    plan: plan && planView(plan, id, language),
    applied: earlier.find((one) => one.id === applied && one.state === 'applied'),
    undone: earlier.find((one) => one.id === undone && one.state === 'undone'),
    earlier: earlier.map((one) => ({
      ...one,
      by: programName(one.by, language) ?? one.by,
      time: dateAndTime(one.at, language),
      undoneTime: dateAndTime(one.undoneAt ?? one.at, language),
    })),
  }
}

/** The data of a file that waits for a decision. */
function planView(plan: ImportPlan, id: string | null, language: Language) {
  // Changes that need a decision come first, and all of them are shown.
  const changed = plan.changed.toSorted((one, other) => rankOf(one) - rankOf(other))
  return {
    id,
    heading: insert(words[language].readAt, {
      name: plan.name,
      rows: plan.report.rows,
      time: dateAndTime(plan.at, language),
    }),
    before: plan.report.before,
    same: plan.report.unchanged,
    isShrinking: plan.isShrinking,
    counts: {
      added: plan.added.length,
      changed: plan.changed.length,
      gone: plan.gone.length,
      // Rows are counted, because one row may have several wrong fields.
      refused: new Set(plan.report.refused.map(({ place }) => place?.line)).size,
    },
    added: plan.added.slice(0, maxShown).map((home) => ({
      id: home.id,
      ref: home.ref,
      title: homeTexts(home, language).title,
      facts: [euros(home.price, language), area(home.area, language), home.location].join(', '),
      note: lacksPictures(home) ? words[language].noPictures : undefined,
    })),
    jumps: changed.flatMap(({ home, jump }) => (jump ? [jumpView(home, jump, language)] : [])),
    /** The value of the box that confirms all prices. */
    prices: plan.prices,
    changed: changed.slice(0, maxShown).map((one) => changedView(one, language)),
    gone: plan.gone.map(({ home, stays }) => ({
      id: home.id,
      ref: home.ref,
      title: homeTexts(home, language).title,
      stays: stays && words[language].stays[stays],
    })),
    /** The number of homes that are initially not ticked. */
    left:
      changed.filter(({ newer }) => newer).length + plan.gone.filter(({ stays }) => stays).length,
    // Changes beyond those that are shown are applied with the others.
    unshown: [
      ...plan.added.slice(maxShown).map((home) => home.id),
      ...changed
        .slice(maxShown)
        .filter(({ newer, jump }) => !newer && !jump)
        .map(({ home }) => home.id),
    ],
    refused: plan.report.refused
      .slice(0, maxShown)
      .map((refusal) => refusalText(refusal, plan.rows, language)),
  }
}

/**
 * Changes that need a decision come first: prices, then homes that were changed more recently here.
 */
const rankOf = ({ jump, newer }: ImportPlan['changed'][number]): number =>
  jump ? 0 : newer ? 1 : 2

const changedView = (
  { home, fields, newer }: ImportPlan['changed'][number],
  language: Language,
) => ({
  id: home.id,
  ref: home.ref,
  title: homeTexts(home, language).title,
  newer:
    newer &&
    insert(words[language].newer, { time: dateAndTime(newer.at, language), name: newer.by }),
  fields: fields.map(({ column, was, becomes }) => ({
    field: columnName(column, language),
    pieces: wordDiff(cellText(column, was, language), cellText(column, becomes, language)),
  })),
})

/** A price that has to be confirmed, with its difference from the present one. */
const jumpView = (home: Property, { was, becomes }: PriceJump, language: Language) => ({
  id: home.id,
  ref: home.ref,
  title: homeTexts(home, language).title,
  was: euros(was, language),
  becomes: euros(becomes, language),
  differs: insert(words[language].prices[becomes < was ? 'lower' : 'higher'], {
    percent: priceDifference(was, becomes, language),
  }),
})
