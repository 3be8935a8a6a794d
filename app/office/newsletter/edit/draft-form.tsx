import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { words } from '../words.ts'
import type { NewsletterRefusal } from './act.ts'
import { DraftTexts } from './draft-texts.tsx'
import { Items } from './items.tsx'
import type { NewsletterData } from './load.ts'
import { SendFields } from './send-fields.tsx'

interface DraftFormProps {
  loaded: NewsletterData
  refused: NewsletterRefusal | undefined
}

/** A newsletter while it is written; every button saves its texts. */
export function DraftForm({ loaded, refused }: DraftFormProps) {
  const { issue, items, articles, homes, maySend } = loaded
  const { language } = useRootData()
  const copy = words[language]
  return (
    // Once it is refused, the form keeps what is typed while the stored revision is read.
    <Form method="post" className="stack" key={refused ? 'refused' : issue.revision}>
      <input type="hidden" name="revision" value={issue.revision} />
      {/* The first button is what Enter sends. */}
      <button className="vh" name="intent" value="save" tabIndex={-1}>
        {copy.save}
      </button>
      <DraftTexts issue={issue} refused={refused} />
      <p className="tiny slate">{copy.openingHint}</p>
      <Items words={copy} items={items} articles={articles} homes={homes} />
      <div className="acts">
        <button className="btn" name="intent" value="save">
          {copy.save}
        </button>
        <button className="btn" name="intent" value="test">
          {copy.test}
        </button>
        <button className="txt" name="intent" value="remove">
          {copy.remove}
        </button>
      </div>
      {maySend ? (
        <SendFields loaded={loaded} refused={refused} />
      ) : (
        <p className="small slate">{copy.managers}</p>
      )}
    </Form>
  )
}
