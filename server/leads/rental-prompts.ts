/** What the rental enquiry's message asks for, line by line (docs/requirements/forms.md). */
const prompts: readonly string[] = [
  'From:',
  'Until:',
  'People:',
  'Pets:',
  'Desde:',
  'Hasta:',
  'Personas:',
  'Mascotas:',
]

/** A message without the prompts that nobody answered; '' where nothing else was written. */
export const withoutPrompts = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !prompts.includes(line.trim()))
    .join('\n')
    .trim()
