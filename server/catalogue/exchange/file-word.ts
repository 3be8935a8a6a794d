import { fold } from '../../shared/text/fold.ts'
import type { PropertyColumn } from '../property-columns.ts'

/** The words that people write for each code, in lower case and without accents. */
const words: Partial<Record<PropertyColumn, Readonly<Record<string, string>>>> = {
  property_type: {
    apartment: 'apartment',
    apartamento: 'apartment',
    flat: 'apartment',
    piso: 'apartment',
    penthouse: 'penthouse',
    atico: 'penthouse',
    villa: 'villa',
    chale: 'villa',
    chalet: 'villa',
    townhouse: 'townhouse',
    'town house': 'townhouse',
    adosado: 'townhouse',
    adosada: 'townhouse',
    'casa adosada': 'townhouse',
  },
  listing: {
    sale: 'sale',
    'for sale': 'sale',
    venta: 'sale',
    'en venta': 'sale',
    rent: 'rent',
    'to rent': 'rent',
    alquiler: 'rent',
    'en alquiler': 'rent',
  },
  status: {
    available: 'available',
    disponible: 'available',
    reserved: 'reserved',
    reservada: 'reserved',
    reservado: 'reserved',
    sold: 'sold',
    vendida: 'sold',
    vendido: 'sold',
  },
  energy_rating: {
    'in progress': 'in progress',
    'en tramite': 'in progress',
    ...Object.fromEntries([...'ABCDEFG'].map((letter) => [letter.toLowerCase(), letter])),
  },
}

/**
 * Converts a word that people write, in either language, to the catalogue's code: `Ático` is
 * `penthouse`. Any other text is returned unchanged, so that the rules refuse it.
 */
export function fileWord(column: PropertyColumn, cell: string): string {
  const known = words[column]
  if (!known) return cell
  const word = fold(cell).trim().replace(/\s+/g, ' ')
  return Object.hasOwn(known, word) ? (known[word] ?? cell) : cell
}
