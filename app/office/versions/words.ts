import { translations } from '#app/words.ts'

/** Texts that the versions of homes and of texts share. */
export const words = translations(
  {
    draft: 'Draft',
    now: 'now',
    version: 'Version {number}',
    field: 'Field',
    before: 'Before',
    after: 'After',
    same: 'Nothing differs.',
  },
  {
    draft: 'Borrador',
    now: 'ahora',
    version: 'Versión {number}',
    field: 'Campo',
    before: 'Antes',
    after: 'Después',
    same: 'No hay diferencias.',
  },
)
