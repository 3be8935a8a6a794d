import { data } from 'react-router'

/** The page for every unknown path of the office. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export const action = loader

export default function UnknownScreen() {
  return null
}
