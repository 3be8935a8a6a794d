import { type Language, pathIn } from '#server/language.ts'

/**
 * The form in which a viewing of a lead is confirmed.
 * @param of.at the half-hour, as the field of a form has it.
 */
export const arrangePath = (
  language: Language,
  { leadId, at }: { leadId: string; at: string },
): string =>
  `${pathIn(language, '/office/viewings/new')}?${new URLSearchParams({ lead: leadId, at })}`
