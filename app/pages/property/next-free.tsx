import { useEffect, useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { translations } from '#app/words.ts'
import { pathIn } from '#server/language.ts'

const words = translations(
  { viewings: 'Viewings in person or by video.', next: 'Next free viewing:' },
  { viewings: 'Visitas en persona o por vídeo.', next: 'Primera visita libre:' },
)

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
    const leaving = new AbortController()
    fetch(pathIn(language, '/viewing/next.json'), { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : { next: '' }))
      .then((answer: { next: string }) => setNext(answer.next))
      // A failure changes nothing: the page of viewings shows what is free.
      .catch(() => {})
    return () => leaving.abort()
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
