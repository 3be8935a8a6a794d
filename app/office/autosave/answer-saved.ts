/**
 * Answers a form that saves itself. A response with only a status makes the form try again.
 * @param saved undefined if the database does not answer, `contended` if others keep changing the
 *   same draft.
 */
export function answerSaved<Saved extends object>(
  saved: Saved | 'contended' | undefined,
  answer: (saved: Saved) => Response | Promise<Response>,
): Response | Promise<Response> {
  if (!saved) return Response.json(null, { status: 503 })
  if (saved === 'contended') return Response.json(null, { status: 409 })
  return answer(saved)
}
