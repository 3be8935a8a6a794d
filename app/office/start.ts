import { redirect } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/start.ts'

/** The office's first screen is its leads. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(pathIn(languageOf(url.pathname), '/office/leads'))
