import { data, redirect } from 'react-router'
import { formText, lineIn } from '#app/forms/read-form.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { partMeta } from '#app/office/title.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import { useAnswer } from '#app/office/use-answer.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import { documentsOf } from '#server/homes/fields.ts'
import { languageOf } from '#server/language.ts'
import { actOnHome, discardHome, type HomeFailure, seenAfter } from '../answer/act-on-home.ts'
import { FailureNote, PublishingProblems } from '../answer/answer.tsx'
import { HomeFoot, HomeEditorHead, HomeTabs } from '../frame/home-editor-head.tsx'
import { loadHome, readHomeOrNew } from '../frame/load-home.ts'
import { documentPath, homePath } from '../home-path.ts'
import { homeIn } from '../member-homes.ts'
import { RefusedFiles } from '../pictures/refused-files.tsx'
import { UploadForm } from '../pictures/upload-form.tsx'
import { pendingUploads, RefusedUploads, UploadList } from '../pictures/upload.tsx'
import { useUploads } from '../pictures/use-uploads.ts'
import type { Route } from './+types/page.ts'
import { DocumentList } from './document-list.tsx'
import { type DocumentsWords, words } from './words.ts'

/** The answer to a form that was refused. */
interface Answer {
  refused?: readonly { name: string; reason: Refused }[]
  failed?: HomeFailure
  /** The problems that prevented publishing. */
  problems?: readonly PublishingProblem[]
}

const answer = (status: number, value: Answer) => data(value, { status })

type Refused = Exclude<keyof DocumentsWords['refused'], 'lost'>

export async function loader(args: Route.LoaderArgs) {
  const { site, homes, id } = await homeIn(args)
  const language = languageOf(args.url.pathname)
  const { fields, head } = await loadHome({ site, homes }, id, language)
  return {
    head,
    documents: documentsOf(fields).map((one) => ({
      ...one,
      href: documentPath(language, one.file),
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { site, homes, id } = await homeIn(args)
  const { draft } = await readHomeOrNew(homes, id)
  const language = languageOf(args.url.pathname)
  const here = homePath(language, id, 'documents')
  const form = await readOfficeForm(args.request)
  const discarded = await discardHome(homes, { id, language, form })
  if (discarded)
    return 'to' in discarded ? redirect(discarded.to, 303) : answer(discarded.status, discarded)
  const refused: { name: string; reason: Refused }[] = []
  for (const file of form.getAll('documents')) {
    if (!(file instanceof File) || file.size === 0) continue
    const document = { bytes: await file.bytes(), name: file.name, language }
    const taking = await orUndefined(homes.documents.take(id, document))
    if (!taking) refused.push({ name: file.name, reason: 'failed' })
    else if ('refused' in taking) refused.push({ name: file.name, reason: taking.refused })
  }
  if (refused.length > 0) return answer(400, { refused })
  // Typed names are kept, whichever button was pressed.
  const named = await homes.documents.name(id, namesIn(form))
  const seenDraft = seenAfter(form, draft, named.draft)
  const acted = await actOnHome(homes, { id, language, form, now: site.clock(), seenDraft })
  if (acted) return 'to' in acted ? redirect(acted.to, 303) : answer(acted.status, acted)
  const [intent, file = ''] = formText(form, 'intent').split(' ')
  if (intent === 'remove') await homes.documents.remove(id, file)
  if (intent === 'first') await homes.documents.moveFirst(id, file)
  return redirect(here, 303)
}

const namesIn = (form: FormData) =>
  Object.fromEntries(
    form
      .getAll('file')
      .filter((file) => typeof file === 'string')
      .map((file) => [
        file,
        {
          en: lineIn(form, `en ${file}`).slice(0, 300),
          es: lineIn(form, `es ${file}`).slice(0, 300),
        },
      ]),
  )

export const meta = partMeta((language) => words[language].title)

export default function HomeDocuments({ loaderData, actionData }: Route.ComponentProps) {
  const { head, documents } = loaderData
  const { refused = [], failed, problems }: Answer = useAnswer(actionData) ?? {}
  const form = documents.length > 0 ? 'names' : undefined
  const { language } = useRootData()
  const copy = words[language]
  const here = homePath(language, head.id, 'documents')
  const uploads = useUploads(here, 'documents')
  return (
    <>
      <HomeEditorHead head={head} form={form} />
      <div className="page page--tabs">
        <HomeTabs head={head} current="documents" problems={problems} />
        <FailureNote failed={failed} />
        <PublishingProblems id={head.id} problems={problems} />
        <p className="slate">{copy.intro}</p>
        <UploadForm
          action={here}
          field="documents"
          accept="application/pdf"
          copy={copy}
          uploads={uploads}
        />
        <RefusedFiles refused={refused} reasons={copy.refused} />
        <RefusedUploads uploads={uploads} reasons={copy.refused} />
        {pendingUploads(uploads).length > 0 && (
          <ul className="pics">
            <UploadList uploads={uploads} />
          </ul>
        )}
        {form ? (
          <DocumentList form={form} documents={documents} />
        ) : (
          <p className="slate">{copy.none}</p>
        )}
      </div>
      <HomeFoot head={head} form={form} />
    </>
  )
}
