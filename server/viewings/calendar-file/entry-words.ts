import type { Language } from '../../language.ts'

interface EntryWords {
  viewing: string
  /** Used instead of `viewing` until the office has confirmed it. */
  unconfirmed: string
  /** The label of the homes, where a visit has more than one. */
  homes: string
  reference: string
  office: string
  tentative: string
  /** Used if no meeting place is configured. */
  meeting: string
}

/** The texts of calendar entries. */
export const entryWords: Record<Language, EntryWords> = {
  en: {
    viewing: 'Viewing',
    unconfirmed: 'Viewing (to be confirmed)',
    homes: '{n} homes',
    reference: 'Reference',
    office: 'Sales office:',
    tentative: 'Held for you. The sales office has not confirmed it yet.',
    meeting: 'The sales office will tell you where to meet.',
  },
  es: {
    viewing: 'Visita',
    unconfirmed: 'Visita (por confirmar)',
    homes: '{n} viviendas',
    reference: 'Referencia',
    office: 'Oficina de ventas:',
    tentative: 'Reservada para usted. La oficina de ventas aún no la ha confirmado.',
    meeting: 'La oficina de ventas le indicará el punto de encuentro.',
  },
}
