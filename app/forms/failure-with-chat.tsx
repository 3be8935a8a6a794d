import { useRootData } from '#app/root-data/use-root-data.ts'
import { FailureNotice } from './form-messages.tsx'

/** Says that the form was not accepted, and offers the chat instead. */
export function FailureWithChat({ text }: { text: string }) {
  const { forms, chat } = useRootData()
  return <FailureNotice text={text} chat={{ ...chat, text: forms.failedChat }} />
}
