/** The milliseconds after which a request of the office counts as unanswered. */
const answerLimit = 15_000

/** Ends a request whose connection neither answers nor fails, as on a train. */
export const answerLimitSignal = (): AbortSignal => AbortSignal.timeout(answerLimit)
