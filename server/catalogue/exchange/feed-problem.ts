import { csvProblems } from '../../shared/text/csv.ts'

const notCsv = (problem: string) => `The file is not CSV: line {line}: ${problem}.`
const notXml = (problem: string) =>
  `The file is not XML that is read here: line {line}: ${problem}.`

/**
 * Why a file as a whole cannot be read, in English; the values of a {@link FeedProblem} take the
 * places in braces.
 */
export const feedProblems = {
  encoding: 'The file is not UTF-8 text. In a spreadsheet, save it as “CSV UTF-8”.',
  binary: 'The file is not text.',
  picture: 'The file is a picture. Pictures are added on the screen of their home.',
  empty: 'The file is empty.',
  unknownColumns:
    'The first row names columns that the catalogue does not have: {columns}. It has: {known}.',
  repeatedColumn: 'The first row names the column {column} twice.',
  noId: 'The first row does not name the column id, by which homes are known.',
  strayQuote: notCsv(csvProblems.strayQuote),
  carriageReturn: notCsv(csvProblems.carriageReturn),
  openQuote: notCsv(csvProblems.openQuote),
  textAfterQuote: notCsv(csvProblems.textAfterQuote),
  notKyero:
    'The file is no Kyero feed: expected <root> with <kyero><feed_version>3</feed_version></kyero>.',
  kyeroVersion: 'The feed is of Kyero’s version {version}; only version 3 is read.',
  malformed: notXml('{detail}'),
  bareAmpersand: notXml('& without a reference; write it as &amp;'),
  documentType: notXml('a document type is not read here'),
  xmlEncoding: notXml('only the encoding UTF-8 is read'),
  tooDeep: notXml('too many elements inside each other'),
  tooManyElements: notXml('too many elements'),
} as const

/** Why a file as a whole cannot be read, as a code that is translated for its reader. */
export interface FeedProblem {
  code: keyof typeof feedProblems
  /** Line numbers, names of columns and the like. */
  values: Record<string, string | number>
}

/** The file as a whole cannot be read. The message says why in English, for the command line. */
export class FeedError extends Error {
  override name = 'FeedError'
  readonly problem: FeedProblem

  constructor(
    code: FeedProblem['code'],
    values: FeedProblem['values'] = {},
    options?: ErrorOptions,
  ) {
    super(
      feedProblems[code].replace(/\{(\w+)\}/g, (place, name: string) =>
        String(values[name] ?? place),
      ),
      options,
    )
    this.problem = { code, values }
  }
}
