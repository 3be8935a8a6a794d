import { useEffect, useId, useRef, useState } from 'react'

interface FileFieldProps {
  copy: Record<'file' | 'choose' | 'noFile', string>
  problem: string | undefined
  /** The last answer that refused the form: the field with a problem then gets the focus. */
  refused: unknown
}

/** The field for a file of homes, with its button and state in the language of the office. */
export function FileField({ copy, problem, refused }: FileFieldProps) {
  const id = useId()
  const [chosen, choose] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const hasProblem = problem !== undefined
  useEffect(() => {
    if (refused && hasProblem) input.current?.focus()
  }, [refused, hasProblem])
  const isWrong = hasProblem && chosen === undefined
  return (
    <div className={isWrong ? 'field file is-invalid' : 'field file'}>
      <span className="small slate">{copy.file}</span>
      <span className="line">
        <label className="btn" htmlFor={id}>
          {copy.choose}
        </label>
        <input
          className="vh"
          ref={input}
          id={id}
          type="file"
          name="file"
          accept=".csv,.xml,text/csv,text/xml"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-state`}
          onChange={({ target }) => choose(target.files?.[0]?.name)}
        />
        <span className={isWrong ? 'error' : 'small slate'} id={`${id}-state`}>
          {isWrong ? problem : (chosen ?? copy.noFile)}
        </span>
      </span>
    </div>
  )
}
