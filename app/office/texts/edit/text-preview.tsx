import { useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { type Language, languages } from '#server/language.ts'
import { PreviewBar } from '../../controls/preview-bar.tsx'
import { words } from '../words.ts'

interface PreviewProps {
  previews: Record<Language, string>
  /** A value that changes with every saved draft. */
  version: string
}

/** The page with the saved draft, as visitors will see it. */
export function TextPreview({ previews, version }: PreviewProps) {
  const { language: reader } = useRootData()
  const [language, setLanguage] = useState<Language>(reader)
  const copy = words[reader]
  return (
    <aside className="preview preview--page" aria-label={copy.preview} id="preview">
      <PreviewBar
        title={copy.preview}
        names={copy.languages}
        language={language}
        onChoose={setLanguage}
      />
      <iframe
        key={`${language} ${version}`}
        className="wide-only"
        title={copy.preview}
        src={previews[language]}
        sandbox="allow-same-origin allow-popups"
        loading="lazy"
      />
      <p className="acts">
        {languages.map((one) => (
          <a key={one} className="txt small" href={previews[one]} target="_blank" rel="noreferrer">
            {copy.openPreview[one]}
          </a>
        ))}
      </p>
    </aside>
  )
}
