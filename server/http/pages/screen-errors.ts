import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ServerBuild,
} from 'react-router'
import { isNotAllowed } from '../../backend-error.ts'
import { isContended } from '../../shared/work/contended.ts'
import { isUnavailable } from '../../unavailable.ts'

type Routes = ServerBuild['routes']
type Args = LoaderFunctionArgs | ActionFunctionArgs

/** The log of a request, found by the request's context. */
type LogOf = (context: Args['context']) => { error(fields: { err: unknown }, text: string): void }

/**
 * The office's routes, with loaders and actions that answer errors with an error page: 503, after a
 * line in the log, while the database or the backend does not answer; 403 where the backend
 * refuses; 409 where others keep changing the same draft. So no screen has to handle these errors
 * itself.
 */
export function withScreenErrors(routes: Routes, logOf: LogOf): Routes {
  const answering = <A extends Args, T>(work: (args: A) => T) =>
    async function answer(args: A): Promise<Awaited<T>> {
      try {
        return await work(args)
      } catch (error) {
        if (isUnavailable(error))
          logOf(args.context).error({ err: error }, 'a screen of the office could not be shown')
        throw responseTo(error)
      }
    }
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action } = route.module
      const module = {
        ...route.module,
        ...(loader && { loader: answering(loader) }),
        ...(action && { action: answering(action) }),
      }
      return [id, { ...route, module }]
    }),
  )
}

function responseTo(error: unknown): unknown {
  if (isUnavailable(error)) return data(null, { status: 503 })
  if (isNotAllowed(error)) return data(null, { status: 403 })
  return isContended(error) ? data(null, { status: 409 }) : error
}
