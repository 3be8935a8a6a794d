import { useRootData } from '#app/root-data/use-root-data.ts'
import { FailureWithChat } from './failure-with-chat.tsx'
import { failureIn, type FormResult } from './form-result.ts'

/**
 * The message of a sign-up whose fields were right and that was not taken, if it failed.
 * @param failed where the cause is an outage.
 */
export function SignUpFailure({
  result,
  failed,
}: {
  result: FormResult | undefined
  failed: string
}) {
  const { outdated } = useRootData().forms
  const failure = failureIn(result)
  if (!failure) return null
  if (failure.status === 'refused') return <FailureWithChat text={failure.message} />
  return <FailureWithChat text={failure.status === 'outdated' ? outdated.text : failed} />
}
