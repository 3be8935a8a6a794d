interface TableHeadProps {
  columns: readonly string[]
  /** The last column, for which a telephone has no room. */
  wideOnly: string
}

/** The heads of a table's columns. */
export function TableHead({ columns, wideOnly }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        <th scope="col" className="wide-only">
          {wideOnly}
        </th>
      </tr>
    </thead>
  )
}
