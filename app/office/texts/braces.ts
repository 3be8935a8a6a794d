import type { ContentFields, ContentKind } from '#server/content/content.ts'
import { capital, lowerInitial } from '#server/shared/text/initial.ts'

/** Names in braces whose Spanish form is not composed of parts. */
const irregularNames: Record<string, string> = {
  cityCentre: 'centroCiudad',
  sunDays: 'díasDeSol',
  printedPrice: 'precioImpreso',
  indicativePrice: 'precioIndicativo',
  ivaRate: 'tipoIva',
  ajdRate: 'tipoAjd',
  ivaAmount: 'cuotaIva',
  ajdAmount: 'cuotaAjd',
  resortTown: 'pueblo',
  apartmentsPerEntrance: 'apartamentosPorPortal',
  entrancesPerModule: 'portalesPorMódulo',
}

/** The parts of all other names: `villasTerraceMax` becomes `villasTerrazaMáx`. */
const parts: Record<string, string> = {
  name: 'nombre',
  home: 'vivienda',
  facts: 'datos',
  homes: 'viviendas',
  price: 'precio',
  area: 'superficie',
  terrace: 'terraza',
  garden: 'jardín',
  bedrooms: 'dormitorios',
  bathrooms: 'baños',
  two: 'dos',
  three: 'tres',
  apartments: 'apartamentos',
  parking: 'garaje',
  pool: 'piscina',
  pools: 'piscinas',
  beach: 'playa',
  airport: 'aeropuerto',
  status: 'estado',
  facade: 'fachada',
  largest: 'mayor',
  floors: 'plantas',
  storeys: 'alturas',
  modules: 'módulos',
  green: 'verde',
  min: 'mín',
  max: 'máx',
}

const inverse = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([english, spanish]) => [spanish, english]))
const toSpanish = renaming(irregularNames, parts)
const toEnglish = renaming(inverse(irregularNames), inverse(parts))

/** Renames what is in braces; names in neither table are kept. */
function renaming(whole: Record<string, string>, part: Record<string, string>) {
  const named = (table: Record<string, string>, name: string) =>
    Object.hasOwn(table, name) ? table[name] : undefined
  return (text: string) =>
    text.replace(/\{([\p{L}\d]+)\}/gu, (_, name: string) => {
      const inParts = () =>
        name
          .split(/(?=\p{Lu})/u)
          .map((one, index) => {
            const small = lowerInitial(one)
            const other = named(part, small) ?? small
            return index === 0 ? other : capital(other)
          })
          .join('')
      return `{${named(whole, name) ?? inParts()}}`
    })
}

const isSpanish = (path: string) => /^(?:words|page|guide)\.es\./.test(path)
/** The kinds whose texts have values in braces. */
export const hasBraces = (kind: ContentKind): boolean =>
  kind === 'developments' || kind === 'replies'

/**
 * The fields as an editor shows them: in Spanish texts, names in braces are in Spanish. They are
 * stored under the same names in both languages, because pages replace them by these names.
 */
export const shownBraces = (kind: ContentKind, fields: ContentFields): ContentFields =>
  mapSpanish(kind, fields, toSpanish)

/** The fields as they are stored; names in either language are accepted. */
export const storedBraces = (kind: ContentKind, fields: ContentFields): ContentFields =>
  mapSpanish(kind, fields, toEnglish)

const mapSpanish = (
  kind: ContentKind,
  fields: ContentFields,
  rename: (text: string) => string,
): ContentFields =>
  hasBraces(kind)
    ? Object.fromEntries(
        Object.entries(fields).map(([path, text]) => [
          path,
          isSpanish(path) && text.includes('{') ? rename(text) : text,
        ]),
      )
    : fields

/** A difference between two people's texts, with names in braces as in {@link shownBraces}. */
export const conflictsWithBraces = <T extends { field: string; mine: string; theirs: string }>(
  kind: ContentKind,
  conflicts: readonly T[],
): T[] =>
  conflicts.map((conflict) => {
    const { field } = conflict
    const shown = (text: string) => shownBraces(kind, { [field]: text })[field] ?? text
    return { ...conflict, mine: shown(conflict.mine), theirs: shown(conflict.theirs) }
  })

/** The name of a value in the texts of a language. */
export const nameInBraces = (name: string, isInSpanish: boolean): string =>
  isInSpanish ? toSpanish(`{${name}}`) : `{${name}}`
