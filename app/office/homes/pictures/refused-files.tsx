interface RefusedFilesProps<Reason extends string> {
  /** Files that were refused; an entry without a name is about all of them. */
  refused: readonly { name: string; reason: Reason }[]
  reasons: Readonly<Record<Reason, string>>
}

/** The reasons why files were refused, one sentence each. */
export function RefusedFiles<Reason extends string>({
  refused,
  reasons,
}: RefusedFilesProps<Reason>) {
  if (refused.length === 0) return null
  return (
    <div className="note note--here" role="alert">
      {refused.map(({ name, reason }) => (
        <p key={name}>
          {name && <b>{name} </b>}
          {reasons[reason]}
        </p>
      ))}
    </div>
  )
}
