import type { Language } from '../../language.ts'

/** Spanish names of the cities of time zones that differ from the zone's own (English) name. */
export const spanishCities: Record<string, string> = {
  Amsterdam: 'Ámsterdam',
  Athens: 'Atenas',
  Berlin: 'Berlín',
  Brussels: 'Bruselas',
  Bucharest: 'Bucarest',
  Cairo: 'El Cairo',
  Copenhagen: 'Copenhague',
  Dubai: 'Dubái',
  Dublin: 'Dublín',
  Istanbul: 'Estambul',
  Jerusalem: 'Jerusalén',
  Kyiv: 'Kiev',
  Lisbon: 'Lisboa',
  London: 'Londres',
  'Los Angeles': 'Los Ángeles',
  Luxembourg: 'Luxemburgo',
  'Mexico City': 'Ciudad de México',
  Monaco: 'Mónaco',
  Moscow: 'Moscú',
  'Sao Paulo': 'São Paulo',
  'New York': 'Nueva York',
  Panama: 'Panamá',
  Paris: 'París',
  Prague: 'Praga',
  Rome: 'Roma',
  Singapore: 'Singapur',
  Sydney: 'Sídney',
  Stockholm: 'Estocolmo',
  Tokyo: 'Tokio',
  Vienna: 'Viena',
  Warsaw: 'Varsovia',
  Zurich: 'Zúrich',
}

/** The readable name of a time zone: `Europe/London` is London, in Spanish Londres. */
export function cityOf(zone: string, language: Language): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return language === 'es' ? (spanishCities[city] ?? city) : city
}
