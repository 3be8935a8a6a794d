import { useRootData } from '#app/root-data/use-root-data.ts'
import { FailureWithChat } from './failure-with-chat.tsx'
import { failureIn, type FormResult } from './form-result.ts'

/**
 * The message for a sign-up with valid fields that was not stored; nothing after any other result.
 * @param failed the text for an outage.
 */
export function SignUpFailure({
  result,
  failed,
}: {
  result: FormResult | undefined
  failed: string
}) {
  const { outdated, early } = useRootData().forms
  const failure = failureIn(result)
  if (!failure) return null
  if (failure.status === 'refused') return <FailureWithChat text={failure.message} />
  if (failure.status === 'outdated') return <FailureWithChat text={outdated.text} />
  return <FailureWithChat text={failure.status === 'early' ? early.text : failed} />
}
