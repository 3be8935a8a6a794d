/**
 * The laws that the sources of costs, rents and loans name, with their permanent addresses in the
 * official gazette (boe.es, ELI).
 */
const laws: Record<string, string> = {
  'Ley 37/1992': 'es/l/1992/12/28/37',
  'Ley 5/2021': 'es-an/l/2021/10/20/5',
  'Ley 12/2023': 'es/l/2023/05/24/12',
  'Ley 29/1994': 'es/l/1994/11/24/29',
  'Ley 35/2006': 'es/l/2006/11/28/35',
  'Ley 38/1999': 'es/l/1999/11/05/38',
  'Ley 49/1960': 'es/l/1960/07/21/49',
  'Ley 5/2019': 'es/l/2019/03/15/5',
  'RD 1426/1989': 'es/rd/1989/11/17/1426',
  'RDLeg 2/2004': 'es/rdlg/2004/03/05/2',
  'RDLeg 5/2004': 'es/rdlg/2004/03/05/5',
  'RDL 8/2010': 'es/rdl/2010/05/20/8',
}

const names = new RegExp(`(${Object.keys(laws).join('|')})`)

/** A text in pieces: the names of laws with their addresses, and the text between them. */
export const lawsIn = (text: string): { text: string; href?: string }[] =>
  text
    .split(names)
    .filter(Boolean)
    .map((part) => {
      const path = laws[part]
      return path ? { text: part, href: `https://www.boe.es/eli/${path}` } : { text: part }
    })
