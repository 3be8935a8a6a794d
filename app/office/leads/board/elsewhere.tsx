import { Form, Link } from 'react-router'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { leadStages } from '#server/leads/handling/stages.ts'
import type { MoveAnswer } from './move-answer.ts'
import { words } from './words.ts'

/** Says that somebody else moved the lead first, with a button for each of the two stages. */
export function Elsewhere({ answer, address }: { answer: MoveAnswer; address: string }) {
  const { language } = useRootData()
  const copy = words[language]
  const { stages } = stageWords[language]
  const { id, name, to, reason, offer, elsewhere } = answer
  if (!elsewhere) return null
  const { stage, who, when } = elsewhere
  const board = pathIn(language, '/office/leads/board') + address
  const target = leadStages.find((one) => one === to)
  return (
    <section className="note note--here" role="alert">
      <h2>{copy.elsewhere.title}</h2>
      <p className="small">
        {insert(who ? copy.elsewhere.text : copy.elsewhere.plain, {
          who,
          when,
          name,
          stage: stages[stage],
        })}
      </p>
      <Form method="post" action={board} className="acts" preventScrollReset replace>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="lead" value={id} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="from" value={stage} />
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="reason" value={reason} />
        {offer !== undefined && <input type="hidden" name="offer" value={offer} />}
        <button className="btn">
          {insert(copy.elsewhere.move, { stage: target ? stages[target] : '' })}
        </button>
        <Link className="btn" to={board} preventScrollReset>
          {insert(copy.elsewhere.leave, { stage: stages[stage] })}
        </Link>
      </Form>
    </section>
  )
}
