import { useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { focusWhenShown } from '#app/components/focus-when-shown.ts'
import { OfficeField } from '#app/office/controls/office-field.tsx'
import { counted, plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import type { Asked, ImportRefusal, KeptChoice } from './action.ts'
import { agreement, type PlannedCounts } from './agreement.ts'
import { ImportDifferences } from './import-differences.tsx'
import type { PlanData } from './page-data.ts'
import { PriceGuard } from './price-guard.tsx'
import { words } from './words.ts'

interface PlanProps {
  plan: PlanData
  asked: Asked | undefined
  /** Why the file was not applied. */
  refused: ImportRefusal | undefined
}

/** The changes that a file would make, with a box for each. */
export function Plan({ plan, asked: answer, refused }: PlanProps) {
  const { language } = useRootData()
  const copy = words[language]
  const all = plan.counts.added + plan.counts.changed + plan.counts.gone
  const kept = answer?.kept ?? refused?.kept
  const ask = answer?.ask
  const [chosen, choose] = useState(kept?.only.length ?? all - plan.left)
  // A box that is ticked after the confirmation requires another confirmation.
  const [answered, setAnswered] = useState<PlannedCounts>()
  const asked = ask === answered ? undefined : ask
  return (
    <>
      <div className="head">
        <h1>{copy.planTitle}</h1>
        <span className="slate">{plan.heading}</span>
      </div>
      <dl className="sums">
        {Object.entries({ ...plan.counts, same: plan.same }).map(([name, count]) => (
          <div key={name}>
            <dt>{Object.entries(copy.sums).find(([key]) => key === name)?.[1]}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {all === 0 && <p className="slate">{copy.nothing}</p>}
      <Form
        method="post"
        onChange={({ currentTarget }) => {
          setAnswered(ask)
          choose(
            currentTarget.querySelectorAll(
              'input[name=only]:checked, input[name=only][type=hidden]',
            ).length,
          )
        }}
      >
        <input type="hidden" name="import" value={plan.id ?? ''} />
        {plan.unshown.map((id) => (
          <input key={id} type="hidden" name="only" value={id} />
        ))}
        {plan.isShrinking && <WithdrawalGuard plan={plan} refused={refused} kept={kept} />}
        {plan.jumps.length > 0 && <PriceGuard plan={plan} refused={refused} kept={kept} />}
        <ImportDifferences words={copy} plan={plan} chosen={kept?.only} />
        {asked && <Confirmation counts={asked} left={answer?.left ?? []} />}
        <div className="import__foot">
          {all > 0 && !asked && (
            <button className="btn btn--go" name="intent" value="apply">
              {counted(copy.apply, chosen, language)} <Arrow />
            </button>
          )}
          <Link className="btn" to={pathIn(language, '/office/homes')}>
            {copy.leave}
          </Link>
          <span className="small slate">{copy.all}</span>
        </div>
      </Form>
    </>
  )
}

/** A note above the differences: why the file was stopped, and the number that permits it. */
function WithdrawalGuard({
  plan,
  refused,
  kept,
}: Pick<PlanProps, 'plan' | 'refused'> & { kept: KeptChoice | undefined }) {
  const { language } = useRootData()
  const copy = words[language]
  const field = useRef<HTMLInputElement>(null)
  const isHeld = isAboutNumber(refused)
  useEffect(() => {
    if (refused && isHeld) field.current?.focus()
  }, [refused, isHeld])
  return (
    <div className="note note--here import-guard">
      <h2>{insert(copy.shrink, { gone: plan.counts.gone, before: plan.before })}</h2>
      <p className="small">{copy.shrinkText}</p>
      <OfficeField
        ref={field}
        label={copy.number}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={kept?.number}
        problem={refused && isHeld ? copy.failed[refused.failed] : undefined}
      />
    </div>
  )
}

/** Whether a file was stopped for a reason that is shown at its field. */
export const isShownAtField = (refused: ImportRefusal | undefined): boolean =>
  isAboutNumber(refused) || refused?.failed === 'prices'

const isAboutNumber = (refused: ImportRefusal | undefined): boolean =>
  refused?.failed === 'held' || refused?.failed === 'miscounted'

interface ConfirmationProps {
  counts: PlannedCounts
  /** The references of ticked homes that are left out. */
  left: readonly string[]
}

/** Asks for one confirmation before anything is changed, with the number of homes of each kind. */
function Confirmation({ counts, left }: ConfirmationProps) {
  const { language } = useRootData()
  const copy = words[language].confirm
  return (
    <section className="note note--here" role="alert">
      <h2>{copy.title}</h2>
      <ul className="plain">
        {(['added', 'drafts', 'changed', 'gone'] as const).map(
          (kind) =>
            counts[kind] > 0 && <li key={kind}>{counted(copy[kind], counts[kind], language)}</li>,
        )}
        {left.length > 0 && (
          <li>
            {insert(plural(copy.left, left.length, language), {
              homes: enumeration(left, language),
            })}
          </li>
        )}
      </ul>
      <input type="hidden" name="agreed" value={agreement(counts)} />
      <div className="acts">
        <button
          className="btn btn--go"
          name="intent"
          value="apply"
          key={agreement(counts)}
          ref={focusWhenShown}
        >
          {copy.apply} <Arrow />
        </button>
      </div>
    </section>
  )
}
