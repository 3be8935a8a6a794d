import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { words } from './words.ts'

interface CalendarFeedProps {
  hasFeed: boolean
  /** The address, if it was just created. */
  address: string | undefined
  action: string
}

/** The private address with which members add the viewings to their own calendars. */
export function CalendarFeed({ hasFeed, address, action }: CalendarFeedProps) {
  const { language } = useRootData()
  const { feed } = words[language]
  return (
    <details open={address !== undefined} className="feed">
      <summary>{feed.title}</summary>
      <p className="small slate">{feed.text}</p>
      {address ? (
        <div className="field" role="status">
          <label htmlFor="feed">{feed.address}</label>
          <input id="feed" readOnly value={address} />
        </div>
      ) : (
        hasFeed && <p className="small">{feed.has}</p>
      )}
      <Form method="post" action={action} className="acts" preventScrollReset>
        <button className="btn" name="intent" value="feed">
          {hasFeed ? feed.again : feed.make}
        </button>
        {(hasFeed || address) && (
          <button className="txt" name="intent" value="end-feed">
            {feed.end}
          </button>
        )}
      </Form>
    </details>
  )
}
