import { Form } from 'react-router'
import { DisclosedForm } from '#app/office/controls/disclosed-form.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { words } from '../words.ts'
import type { NewsletterRefusal } from './action.ts'
import { DraftTexts } from './draft-texts.tsx'
import { Items } from './items.tsx'
import type { NewsletterData } from './load.ts'
import { SendFields } from './send-fields.tsx'

interface DraftFormProps {
  loaded: NewsletterData
  refused: NewsletterRefusal | undefined
}

/** A newsletter that is being written; every button saves its texts. */
export function DraftForm({ loaded, refused }: DraftFormProps) {
  const { issue, items, articles, homes, maySend, mayDiscard } = loaded
  const { language } = useRootData()
  const copy = words[language]
  return (
    // After a refusal the form keeps what was typed while the stored revision is loaded.
    <Form method="post" className="stack" key={refused ? 'refused' : issue.revision}>
      <input type="hidden" name="revision" value={issue.revision} />
      {/* Enter presses the first button, so the one that saves comes first. */}
      <button className="vh" name="intent" value="save" tabIndex={-1}>
        {copy.save}
      </button>
      <DraftTexts issue={issue} refused={refused} />
      <p className="tiny slate">{copy.openingHint}</p>
      <Items words={copy} items={items} articles={articles} homes={homes} typed={refused?.home} />
      <div className="acts">
        <button className="btn" name="intent" value="save">
          {copy.save}
        </button>
        <button className="btn" name="intent" value="test">
          {copy.test}
        </button>
      </div>
      {mayDiscard && <RemoveDraft subject={issue.texts.subject[language]} />}
      {maySend && <SendFields loaded={loaded} refused={refused} />}
    </Form>
  )
}

/**
 * Asks, with the name of the newsletter, before its draft is deleted, because this cannot be
 * undone.
 */
function RemoveDraft({ subject }: { subject: string }) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <DisclosedForm summary={copy.remove} className="asks">
      <p>{insert(copy.removeAsk, { subject: subject || copy.untitled })}</p>
      <button className="btn" name="intent" value="remove">
        {copy.removeYes}
      </button>
    </DisclosedForm>
  )
}
