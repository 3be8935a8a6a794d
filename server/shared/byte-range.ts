interface ByteRange {
  from: number
  /** The last byte of the range, inclusive. */
  to: number
}

/**
 * Reads a Range header with one range of bytes (RFC 9110 §14.2).
 * @param size the length of the whole body, in bytes.
 * @returns undefined for a header that is not supported (other units, several ranges, nonsense);
 *   then the whole body is the answer.
 */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (!first) {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { from: Math.max(0, size - length), to: size - 1 }
  }
  const from = Number(first)
  if (last && Number(last) < from) return undefined
  if (from >= size) return 'unsatisfiable'
  return { from, to: last ? Math.min(Number(last), size - 1) : size - 1 }
}
