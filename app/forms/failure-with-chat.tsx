import { useRootData } from '#app/root-data/use-root-data.ts'
import { FailureNotice } from './form-messages.tsx'

/** Tells a visitor that the form did not pass, and offers the chat as another way to reach us. */
export function FailureWithChat({ text }: { text: string }) {
  const { forms, chat } = useRootData()
  return <FailureNotice text={text} chat={{ ...chat, text: forms.failedChat }} />
}
