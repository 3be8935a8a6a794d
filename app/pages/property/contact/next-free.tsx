import { useEffect, useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { translations } from '#app/words.ts'
import { type Language, pathIn } from '#server/language.ts'

const words = translations(
  { viewings: 'Viewings in person or by video.', next: 'Next free viewing:' },
  { viewings: 'Visitas en persona o por vídeo.', next: 'Primera visita libre:' },
)

let asking: { language: Language; answer: Promise<string> } | undefined

/** Asked once for all places of a page that show it; '' where it is not known. */
function nextFree(language: Language): Promise<string> {
  if (asking?.language === language) return asking.answer
  const answer = fetch(pathIn(language, '/viewing/next.json'))
    .then((response) => (response.ok ? response.json() : { next: '' }))
    .then((said: { next: string }) => said.next)
    // A failure changes nothing: the page of viewings shows what is free.
    .catch(() => '')
  const asked = { language, answer }
  asking = asked
  // The next page asks anew.
  void answer.then(() => setTimeout(() => (asking = asking === asked ? undefined : asking)))
  return answer
}

/**
 * The first half-hour that is free for a viewing. Only with script, because the page is kept in
 * memory and half-hours are taken meanwhile; until it is known, the line says how a home can be
 * seen.
 */
export function NextFree() {
  const { language } = useRootData()
  const copy = words[language]
  const [next, setNext] = useState('')
  useEffect(() => {
    let isHere = true
    void nextFree(language).then((answer) => isHere && setNext(answer))
    return () => {
      isHere = false
    }
  }, [language])
  return (
    <p className="small sidecard__next no-print">
      {next ? (
        <>
          <span className="slate">{copy.next}</span> {next}
        </>
      ) : (
        <span className="slate">{copy.viewings}</span>
      )}
    </p>
  )
}
