import { useRootData } from '#app/root-data/use-root-data.ts'
import { ChatLink } from './chat-link.tsx'
import { TelephoneLink } from './telephone-link.tsx'

interface CallAndChatProps {
  /** The first line of the chat, where it is not the usual one. */
  message?: string | undefined
}

/** Telephone and chat as rows of a list of contact details. */
export function CallAndChat({ message }: CallAndChatProps) {
  const { forms, words } = useRootData()
  return (
    <>
      <div>
        <dt>{forms.reach.telephone}</dt>
        <dd>
          <TelephoneLink />
        </dd>
      </div>
      <div>
        <dt>{words.chat.label}</dt>
        <dd>
          <ChatLink message={message}>{forms.reach.chat}</ChatLink>
        </dd>
      </div>
    </>
  )
}
