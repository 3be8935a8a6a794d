import { data, redirect } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { requireMember } from '#app/office/guard.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { partMeta } from '#app/office/title.ts'
import { VersionDifferences } from '#app/office/versions/version-differences.tsx'
import { VersionList } from '#app/office/versions/version-list.tsx'
import { words as sharedWords } from '#app/office/versions/words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { ContentFields } from '#server/content/content.ts'
import { withBuiltIn } from '#server/content/text-fields.ts'
import { languageOf } from '#server/language.ts'
import { wordDiff } from '#server/shared/text/word-diff.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { may } from '#server/staff/rights.ts'
import { shownBraces } from '../braces.ts'
import { textFieldLabel } from '../edit/field-label.ts'
import { loadText } from '../load-text.server.ts'
import { TextFoot, TextEditorHead, TextTabs } from '../text-editor-head.tsx'
import { textPath } from '../text-path.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site, member } = requireMember(args, 'texts.write')
  const language = languageOf(args.url.pathname)
  const { document, stored, fields, published, head } = await loadText(site, args.params, language)
  const { versions } = stored
  const parameter = args.url.searchParams.get('version')
  const drafted = head.changes > 0
  const shown = parameter === null ? (drafted ? undefined : versions[0]?.number) : Number(parameter)
  const version = versions.find(({ number }) => number === shown)
  if (parameter !== null && !version && shown !== 0) throw data(null, { status: 404 })
  const before = versions.find(({ number, fields: own }) => number < (shown ?? 0) && own !== null)
  const whole = (own: ContentFields | null | undefined) => withBuiltIn(document.builtIn, own ?? {})
  const [old = {}, next = {}] = (
    shown === undefined
      ? drafted
        ? [published, fields]
        : [fields, fields]
      : shown === 0
        ? [document.builtIn, document.builtIn]
        : [whole(before?.fields), whole(version?.fields ?? before?.fields)]
  ).map((one) => shownBraces(document.id.kind, one))
  return {
    head,
    begun: JSON.stringify(shownBraces(document.id.kind, fields)),
    drafted,
    isBuiltIn: document.isBuiltIn,
    mayPublish: may(member, 'texts.publish'),
    shown,
    versions: versions.map(({ number, publishAt, by, fields: own }) => ({
      number,
      at: dateAndTime(publishAt, language),
      by,
      isWithdrawn: own === null,
    })),
    differences: Object.keys(next)
      .filter((path) => old[path] !== next[path])
      .map((path) => ({
        field: textFieldLabel(path, language),
        path,
        pieces: wordDiff(old[path] ?? '', next[path] ?? ''),
      })),
  }
}

/** Restores a version as the draft; 0 is the built-in text. */
export async function action(args: Route.ActionArgs) {
  const { site, member } = requireMember(args, 'texts.write')
  const language = languageOf(args.url.pathname)
  const versionNumber = formText(await readOfficeForm(args.request), 'version')
  const { document, stored, fields } = await loadText(site, args.params, language)
  const version = stored.versions.find(({ number }) => String(number) === versionNumber)
  const restored = versionNumber === '0' && document.isBuiltIn ? {} : version?.fields
  if (!restored) throw data(null, { status: 404 })
  const { id, builtIn } = document
  await site.content.save(
    id,
    builtIn,
    { base: fields, mine: withBuiltIn(builtIn, restored) },
    member.email,
  )
  return redirect(textPath(language, id, 'versions'), 303)
}

export const meta = partMeta((language) => words[language].head.versions)

export default function TextVersions({ loaderData }: Route.ComponentProps) {
  const { head, begun, drafted, isBuiltIn, mayPublish, shown, versions, differences } = loaderData
  const { language } = useRootData()
  const copy = words[language]
  const title =
    shown === undefined
      ? copy.draftAgainst
      : shown === 0
        ? copy.builtInVersion
        : insert(copy.against, { number: shown })
  const hidden = versions.find(({ number }) => number === shown)?.isWithdrawn ?? false
  return (
    <>
      <TextEditorHead {...{ head, mayPublish, begun }} />
      <div className="page page--tabs">
        <TextTabs head={head} current="versions" />
        {versions.length === 0 && !drafted ? (
          <p className="slate">{copy.none}</p>
        ) : (
          <div className="split split--versions">
            <VersionList
              title={copy.head.versions}
              count={versions.length}
              kept={copy.versionsKept}
              draft={drafted ? { isShown: shown === undefined } : undefined}
              versions={[
                ...versions.map(({ number, at, by, isWithdrawn }) => ({
                  to: `?version=${number}`,
                  isShown: number === shown,
                  name: insert(sharedWords[language].version, { number }),
                  at,
                  what: isWithdrawn ? copy.withdrawnVersion : undefined,
                  by,
                })),
                ...(isBuiltIn
                  ? [{ to: '?version=0', isShown: shown === 0, name: copy.builtInVersion }]
                  : []),
              ]}
            />
            <VersionDifferences
              title={title}
              differences={differences}
              restore={
                shown !== undefined && !hidden ? { version: shown, label: copy.restore } : undefined
              }
            />
          </div>
        )}
      </div>
      <TextFoot {...{ head, mayPublish, begun }} />
    </>
  )
}
