import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { savedText } from '#app/office/autosave/saved-text.ts'
import { useAutosave } from '#app/office/autosave/use-autosave.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import { FailureNote, PublishingProblems } from '../answer/answer.tsx'
import { HomeFoot, HomeEditorHead, HomeTabs } from '../frame/home-editor-head.tsx'
import { homePath } from '../home-path.ts'
import { FocalPanel } from './focal-panel.tsx'
import { goToMissing } from './next-missing.ts'
import { OrderView } from './order-view.tsx'
import type { PicturesAnswer, PicturesData } from './page-data.ts'
import { PictureTexts } from './picture-texts.tsx'
import { PicturesLine } from './pictures-line.tsx'
import { takeAll } from './propose-texts.ts'
import { SentPictures } from './sent-pictures.tsx'
import { UploadList } from './upload.tsx'
import { useFocalPoints } from './use-focal-points.ts'
import { useOrder } from './use-order.ts'
import { usePending } from './use-pending.ts'
import { useUploads } from './use-uploads.ts'
import { words } from './words.ts'

interface PicturesScreenProps extends PicturesData {
  /** The answer to the last form. */
  answer: PicturesAnswer
}

/** The screen on which a home's pictures are sent, ordered and described. */
export function PicturesScreen({
  head,
  pictures,
  texts,
  rooms,
  titles,
  chosen,
  answer,
}: PicturesScreenProps) {
  const { failed, problems } = answer
  const { language } = useRootData()
  const copy = words[language]
  const here = homePath(language, head.id, 'pictures')
  const uploads = useUploads(here, 'pictures')
  const addresses = pictures.map(({ address }) => address)
  const order = useOrder(addresses, copy)
  const form = useRef<HTMLFormElement>(null)
  const focal = useFocalPoints(form)
  const stored = storedOf(answer)
  const saving = useAutosave(form, { path: here, stored, onTakenOver: focal.read })
  useLoadAgain(saving.at)
  const remaining = problems?.filter((problem) => isUnsolved(problem, pictures))
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
          <HomeTabs head={head} current="pictures" problems={remaining} />
          <FailureNote failed={failed} />
          <PublishingProblems id={head.id} problems={problems} remaining={remaining} />
          <SentPictures
            path={here}
            uploads={uploads}
            shown={addresses}
            pending={addresses.filter((address) => pending.has(address)).length}
            answer={answer}
            copy={copy}
          />
          <PicturesLine
            pictures={pictures}
            copy={copy}
            onMissing={() => form.current && goToMissing(form.current)}
            onTakeAll={() => takeAll(form.current, titles)}
          />
          <p className="vh" role="status">
            {order.announcement}
          </p>
          <PictureTexts
            {...{ pictures, texts, rooms, titles, form, saving, focal, order, open, copy }}
            taken={uploads.taken}
            onState={report}
            isChecked={problems !== undefined}
          >
            <UploadList uploads={uploads} shown={addresses} />
          </PictureTexts>
          <OrderView {...{ pictures, order, pending, copy }} taken={uploads.taken} />
        </div>
        {opened && (
          <FocalPanel
            key={opened.address}
            words={copy}
            number={order.addresses.indexOf(opened.address) + 1}
            local={pending.has(opened.address) ? uploads.taken.get(opened.address) : undefined}
            isChosen={chosen !== undefined}
            {...{ opened, here, focal, saved }}
          />
        )}
      </div>
      <HomeFoot {...bar} />
    </>
  )
}

/** An answer whose form had its texts stored. */
const storedOf = (answer: PicturesAnswer) =>
  answer.problems || answer.failed === 'when' || answer.failed === 'changed' ? answer : undefined

type Pictures = PicturesData['pictures']

/**
 * Loads the screen again after a save, to update the number of missing texts and the state of the
 * draft.
 */
function useLoadAgain(savedAt: string | undefined) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (savedAt) void revalidate()
  }, [savedAt, revalidate])
}

/** Whether a problem still prevents publishing: somebody may have written the text since. */
const isUnsolved = ({ field, kind, of }: PublishingProblem, pictures: Pictures): boolean =>
  field === 'images'
    ? pictures.length === 0
    : kind !== 'alt' || !of || !pictures[of.number - 1]?.details?.alt[of.language].trim()
