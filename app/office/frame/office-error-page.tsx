import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { officeMetaTitle } from '../title.ts'
import { officeWords } from '../words.ts'

export function OfficeErrorPage({ status }: { status: number }) {
  const { language } = useRootData()
  const { problem } = officeWords[language]
  const [title, text] =
    status === 404
      ? [problem.notFound, problem.notFoundText]
      : status === 403
        ? [problem.refused, problem.refusedText]
        : [problem.failed, problem.failedText]
  return (
    <div className="page page--narrow">
      <title>{officeMetaTitle(title, language)}</title>
      <div className="empty">
        <h1>{title}</h1>
        <p>{text}</p>
        <Link className="btn" to={pathIn(language, '/office/leads')}>
          {problem.back}
        </Link>
      </div>
    </div>
  )
}
