import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { savedText } from '#app/office/autosave/saved-text.ts'
import { useAutosave } from '#app/office/autosave/use-autosave.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import { FailureNote, PublishingProblems } from '../answer.tsx'
import { HomeFoot, HomeEditorHead, HomeTabs } from '../home-editor-head.tsx'
import { homePath } from '../home-path.ts'
import { FocalPanel } from './focal-panel.tsx'
import type { PicturesAnswer, PicturesData } from './page-data.ts'
import { PictureRemoved } from './picture-removed.tsx'
import { PictureTexts } from './picture-texts.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { UploadForm } from './upload-form.tsx'
import { UploadList } from './upload.tsx'
import { useOrder } from './use-order.ts'
import { usePending } from './use-pending.ts'
import { useUploads } from './use-uploads.ts'
import { type PicturesWords, words } from './words.ts'

interface PicturesScreenProps extends PicturesData {
  /** The answer to the last form. */
  answer: PicturesAnswer
}

/** The pictures of a home: sent, put in order, described. */
export function PicturesScreen({
  head,
  pictures,
  texts,
  rooms,
  titles,
  chosen,
  answer,
}: PicturesScreenProps) {
  const { refused = [], failed, problems, removed } = answer
  const { language } = useRootData()
  const copy = words[language]
  const here = homePath(language, head.id, 'pictures')
  const uploads = useUploads(here, 'pictures')
  const addresses = pictures.map(({ address }) => address)
  const order = useOrder(addresses, copy)
  const form = useRef<HTMLFormElement>(null)
  const saving = useAutosave(form, { path: here, stored: storedOf(answer) })
  useLoadAgain(saving.at)
  const remaining = problems?.filter((problem) => isLeft(problem, pictures))
  const { pending, report } = usePending()
  const saved = savedText(saving, language)
  const bar = { head, form: 'texts', saved, isUnsaved: saving.state === 'unsaved' }
  const open = chosen ?? pictures[0]?.address
  const opened = pictures.find(({ address }) => address === open)
  return (
    <>
      <HomeEditorHead {...bar} />
      <div className="editor">
        <div className="editor__form">
          <HomeTabs head={head} current="pictures" />
          <FailureNote failed={failed} />
          <PublishingProblems id={head.id} problems={problems} remaining={remaining} />
          <UploadForm
            action={here}
            field="pictures"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            copy={copy}
            uploads={uploads}
          />
          {removed && <PictureRemoved key={removed.address} removed={removed} copy={copy} />}
          <RefusedFiles refused={refused} reasons={copy.refused} />
          <PicturesLine pictures={pictures} pending={pending.size} copy={copy} />
          <p className="vh" role="status">
            {order.announcement}
          </p>
          <PictureTexts
            pictures={pictures}
            texts={texts}
            rooms={rooms}
            titles={titles}
            form={form}
            saving={saving}
            order={order}
            open={open}
            taken={uploads.taken}
            onState={report}
            isChecked={problems !== undefined}
            copy={copy}
          >
            <UploadList uploads={uploads} refused={copy.refused} />
          </PictureTexts>
        </div>
        {opened && (
          <FocalPanel
            key={opened.address}
            words={copy}
            number={order.addresses.indexOf(opened.address) + 1}
            opened={opened}
            local={pending.has(opened.address) ? uploads.taken.get(opened.address) : undefined}
            isChosen={chosen !== undefined}
            here={here}
          />
        )}
      </div>
      <HomeFoot {...bar} />
    </>
  )
}

/** An answer that was given after the texts of its form were stored. */
const storedOf = (answer: PicturesAnswer) =>
  answer.problems || answer.failed === 'when' || answer.failed === 'changed' ? answer : undefined

type Pictures = PicturesData['pictures']

/** Loads the screen again after a save: the number of missing texts, the state of the draft. */
function useLoadAgain(savedAt: string | undefined) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (savedAt) void revalidate()
  }, [savedAt, revalidate])
}

interface PicturesLineProps {
  pictures: Pictures
  /** How many are still being made. */
  pending: number
  copy: PicturesWords
}

/** How many pictures are ready, and how many texts are missing. */
function PicturesLine({ pictures, pending, copy }: PicturesLineProps) {
  const { language } = useRootData()
  const missing = missingTexts(pictures)
  return (
    <div className="line">
      <h2>{copy.title}</h2>
      <span className="slate small">
        {pictures.length === 0
          ? copy.none
          : pending > 0
            ? insert(copy.readyOf, {
                ready: pictures.length - pending,
                count: pictures.length,
              })
            : counted(copy.ready, pictures.length, language)}
        {pictures.some(({ isOwn }) => isOwn) && ` ${copy.someOwn}`}
      </span>
      {missing > 0 && (
        <span className="error push">{counted(copy.missing, missing, language)}</span>
      )}
    </div>
  )
}

/** The number of alternative texts that are still to be written. */
const missingTexts = (pictures: Pictures): number =>
  pictures
    .flatMap(({ details }) => (details ? [details.alt.en, details.alt.es] : []))
    .filter((text) => !text).length

/** Whether a problem of publishing remains: somebody may have written the text since. */
const isLeft = ({ kind, of }: PublishingProblem, pictures: Pictures): boolean =>
  kind !== 'alt' || !of || !pictures[of.number - 1]?.details?.alt[of.language].trim()
