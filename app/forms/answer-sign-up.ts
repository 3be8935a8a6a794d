import { translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { emailsAgainAfter } from '#server/shared/time/emails-again-after.ts'
import type { SignUpOutcome } from '#server/spam/sign-up.ts'
import { answerForm } from './answer-form.ts'
import type { FormValues } from './form-result.ts'

const words = translations(
  {
    tooMany:
      'We can send no more confirmation e-mails just now, because too many were asked for, so this was not stored. Please send it again in an hour or tomorrow; what you typed is still here.',
  },
  {
    tooMany:
      'Ahora no podemos enviar más correos de confirmación, porque se han pedido demasiados, y no hemos guardado nada. Vuelva a enviarlo dentro de una hora o mañana; lo que ha escrito sigue aquí.',
  },
)

const refusal = { status: 429, headers: { 'Retry-After': String(emailsAgainAfter) } }

/**
 * Answers the form of a sign-up that has to be confirmed by e-mail. Its page has to pass on the
 * headers of its action.
 */
export const answerSignUp = (outcome: SignUpOutcome, values: FormValues, language: Language) =>
  outcome === 'taken'
    ? answerForm({ status: 'sent' })
    : answerForm({ status: 'refused', message: words[language].tooMany, values }, refusal)
