import { type Language, pathIn } from '#server/language.ts'

/**
 * The address of the form in which a viewing of a lead is arranged.
 * @param of.at the half-hour, in the format of the form's field.
 */
export const arrangePath = (
  language: Language,
  { leadId, at }: { leadId: string; at: string },
): string =>
  `${pathIn(language, '/office/viewings/new')}?${new URLSearchParams({ lead: leadId, at })}`
