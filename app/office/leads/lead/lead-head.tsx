import { Form, Link, useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { Thumb } from '#app/office/controls/thumb.tsx'
import { stageWords } from '#app/office/values/stage-words.ts'
import type { ViewingChangeName } from '#app/office/viewings/change.ts'
import { mailedText } from '#app/office/viewings/mailed-text.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { EndingQuestion } from '../ending-question.tsx'
import { inboxAddress } from '../inbox.ts'
import type { LeadAnswer } from './action.ts'
import { LeadViewings } from './lead-viewings.tsx'
import type { LeadData } from './load.ts'
import { OfferedTimes } from './offered-times.tsx'
import { StageBar } from './stage-bar.tsx'
import { leadPageWords } from './words.ts'

interface LeadHeadProps {
  lead: LeadData
  answer: LeadAnswer | undefined
}

/** The head of a lead: its sender, stage and home. */
export function LeadHead({ lead, answer }: LeadHeadProps) {
  const { language } = useRootData()
  const { search } = useLocation()
  const words = leadPageWords[language]
  const isElsewhere = answer && ['reply', 'draft', 'note', 'follow-up'].includes(answer.intent)
  return (
    <header className="lead__head">
      <Link
        className="back phone-only"
        to={pathIn(language, '/office/leads') + inboxAddress(lead.inbox.query)}
      >
        <Arrow back /> {words.back}
      </Link>
      <div className="lead__top">
        <h1 className="lead__name" id="name">
          {lead.name}
        </h1>
        <Form method="post" className="acts push wide-only" preventScrollReset>
          {/* Beside the list, the reply is below the whole conversation. */}
          <Link className="btn tablet-only" to={{ search, hash: 'reply' }}>
            {words.reply}
          </Link>
          {lead.canArrange && (
            <Link className="btn" to={pathIn(language, `/office/viewings/new?lead=${lead.id}`)}>
              {words.arrange}
            </Link>
          )}
          {!lead.side.isMine && (
            <button className="btn" name="intent" value="take">
              {words.assignToMe}
            </button>
          )}
        </Form>
      </div>
      <StageBar lead={lead} answer={answer} />
      {/* On a phone the reply covers this page and closes once it is sent. */}
      {lead.composer.isSent && (
        <p className="note phone-only" role="status">
          {words.composer.sent}
        </p>
      )}
      {answer?.openViewings && <EndingForm answer={answer} />}
      {lead.stageBeforeClosing && !answer && <Closed lead={lead} from={lead.stageBeforeClosing} />}
      {lead.composer.viewingDone && <ViewingDone lead={lead} done={lead.composer.viewingDone} />}
      {lead.home && <About home={lead.home} />}
      <LeadViewings lead={lead} answer={answer} />
      <OfferedTimes lead={lead} />
      {answer?.problem && !answer.openViewings && !isElsewhere && (
        <p className="error" role="alert">
          {words.problems[answer.problem]}
        </p>
      )}
    </header>
  )
}

interface ViewingDoneProps extends Pick<LeadHeadProps, 'lead'> {
  done: ViewingChangeName
}

/**
 * The message that a viewing was confirmed, moved or cancelled, and to whom this assigned the lead.
 */
function ViewingDone({ lead: { composer, side }, done }: ViewingDoneProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const isTaken = composer.isTaken && side.isMine
  return (
    <div className="office-toast" role="status">
      <span>
        {[words.viewingDone[done], mailedText(side.email !== '', language), isTaken && words.taken]
          .filter(Boolean)
          .join(' ')}
      </span>
      {isTaken && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="assignee" value="" />
          <button className="txt" name="intent" value="assign">
            {words.leave}
          </button>
        </Form>
      )}
    </div>
  )
}

/** Sends the move that ends the lead again, with the answer about its viewings. */
function EndingForm({ answer: { typed, openViewings = [] } }: { answer: LeadAnswer }) {
  return (
    <Form method="post" className="note note--here" preventScrollReset>
      <input type="hidden" name="intent" value="stage" />
      {['stage', 'from', 'reason'].map((name) => (
        <input type="hidden" key={name} name={name} value={typed[name] ?? ''} />
      ))}
      <EndingQuestion times={openViewings} />
    </Form>
  )
}

interface ClosedProps extends Pick<LeadHeadProps, 'lead'> {
  /** The former stage. */
  from: LeadData['stage']
}

/** The message that the lead was ended, with a button to undo it. */
function Closed({ lead: { stage }, from }: ClosedProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const { stages } = stageWords[language]
  return (
    <div className="office-toast" role="status">
      <span>{insert(words.closed, { stage: stages[stage] })}</span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="stage" />
        <input type="hidden" name="from" value={stage} />
        <button className="txt" name="stage" value={from}>
          {insert(words.reopen, { stage: stages[from] })}
        </button>
      </Form>
    </div>
  )
}

function About({ home }: { home: NonNullable<LeadData['home']> }) {
  const { language } = useRootData()
  const { slug, title, lang, ref, location, price, picture } = home
  return (
    <a className="about" href={pathIn(language, `/properties/${slug}`)}>
      <Thumb picture={picture} />
      <span>
        <span className="serif" lang={lang}>
          {title}
        </span>
        <br />
        <span className="small slate">
          {ref}, {location}
          <span className="phone-only">{price}</span>
        </span>
      </span>
      <span className="price wide-only">{price}</span>
    </a>
  )
}
