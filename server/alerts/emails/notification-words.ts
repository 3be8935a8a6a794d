import type { Language } from '../../language.ts'
import { senderLine } from '../../mail/sender-line.ts'

interface NotificationWords extends Record<
  'asked' | 'appeared' | 'reduced' | 'oneNew' | 'oneReduced' | 'manage' | 'stop' | 'sender',
  string
> {
  more(n: number): string
  several(n: number): string
}

/** The texts of notifications. */
export const notificationWords: Record<Language, NotificationWords> = {
  en: {
    asked: 'News for your alert:',
    appeared: 'New on the list',
    reduced: 'Lower price',
    oneNew: 'New on the list',
    oneReduced: 'Lower price',
    more: (n) => (n === 1 ? 'And one more home on the list' : `And ${n} more homes on the list`),
    several: (n) => `News of ${n} homes for your alert`,
    manage: 'Change your alerts',
    stop: 'Stop this alert',
    sender: senderLine,
  },
  es: {
    asked: 'Novedades de su aviso:',
    appeared: 'Nueva en la lista',
    reduced: 'Bajada de precio',
    oneNew: 'Nueva en la lista',
    oneReduced: 'Bajada de precio',
    more: (n) => (n === 1 ? 'Y otra vivienda en la lista' : `Y otras ${n} viviendas en la lista`),
    several: (n) => `Novedades de ${n} viviendas de su aviso`,
    manage: 'Cambiar sus avisos',
    stop: 'Anular este aviso',
    sender: senderLine,
  },
}
