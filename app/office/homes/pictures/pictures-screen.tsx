import { useEffect, useRef, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { FormBase } from '#app/office/autosave/form-base.tsx'
import { savedText } from '#app/office/autosave/saved-text.ts'
import { useAutosave } from '#app/office/autosave/use-autosave.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { counted } from '#app/plural.ts'
import { FailureNote, Problems } from '../answer.tsx'
import { HomeFoot, HomeHead, HomeTabs } from '../head.tsx'
import { homePath } from '../home-path.ts'
import { words as homesWords } from '../words.ts'
import { FocalPanel } from './focal-panel.tsx'
import type { PicturesAnswer, PicturesData } from './page-data.ts'
import { PictureCard } from './picture-card.tsx'
import { useOrder } from './use-order.ts'
import { useUploads } from './use-uploads.ts'
import { Upload } from './upload.tsx'
import { UploadForm } from './upload-form.tsx'
import { uploadWords } from './upload-words.ts'
import { words } from './words.ts'

interface PicturesScreenProps extends PicturesData {
  /** What the last form was answered. */
  answer: PicturesAnswer
}

/** The pictures of a home: sent, put in order, described. */
export function PicturesScreen({
  head,
  pictures,
  texts,
  rooms,
  titles,
  open,
  answer: { refused = [], failed, problems },
}: PicturesScreenProps) {
  const { language } = useRootData()
  const copy = words[language]
  const here = homePath(language, head.id, 'pictures')
  const uploads = useUploads(here, 'pictures')
  const order = useOrder(
    pictures.map(({ address }) => address),
    copy,
  )
  const form = useRef<HTMLFormElement>(null)
  const [begun] = useState(() => JSON.stringify(texts))
  const saving = useAutosave(form, here, { conflicts: [] })
  const { revalidate } = useRevalidator()
  const { at } = saving
  useEffect(() => {
    // How many texts are missing, and what the head says of the draft.
    if (at) void revalidate()
  }, [at, revalidate])
  const missing = pictures.reduce(
    (sum, { details }) =>
      sum + (details ? [details.alt.en, details.alt.es].filter((text) => !text).length : 0),
    0,
  )
  const remaining = problems?.filter(
    ({ kind, of }) =>
      kind !== 'alt' || !of || !pictures[of.number - 1]?.details?.alt[of.language].trim(),
  )
  const opened = pictures.find(({ address }) => address === open)
  const byAddress = new Map(pictures.map((picture) => [picture.address, picture]))
  return (
    <>
      <HomeHead
        head={head}
        form="texts"
        saved={savedText(saving, homesWords[language].head)}
        isUnsaved={saving.state === 'unsaved'}
      />
      <div className="editor">
        <div className="editor__form">
          <HomeTabs head={head} current="pictures" />
          <FailureNote failed={failed} />
          <Problems id={head.id} problems={problems} remaining={remaining} />
          <UploadForm
            action={here}
            field="pictures"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            copy={copy}
            uploads={uploads}
          />
          {refused.length > 0 && (
            <div className="note note--here" role="alert">
              {refused.map(({ name, reason }) => (
                <p key={name}>
                  {name && <b>{name} </b>}
                  {copy.refused[reason]}
                </p>
              ))}
            </div>
          )}
          <div className="line">
            <h2>{copy.title}</h2>
            <span className="slate small">
              {pictures.length === 0 ? copy.none : counted(copy.ready, pictures.length, language)}
            </span>
            {missing > 0 && (
              <span className="error push">{counted(copy.missing, missing, language)}</span>
            )}
          </div>
          <p className="vh" role="status">
            {order.announcement}
          </p>
          <Form
            method="post"
            id="texts"
            ref={form}
            noValidate
            onInput={saving.touch}
            onSubmit={saving.submit}
          >
            <FormBase fields={begun} />
            <button className="vh" name="intent" value="texts">
              {copy.save}
            </button>
            <ol className="pics">
              {order.addresses.map((address, place) => {
                const entry = byAddress.get(address)
                return (
                  entry && (
                    <PictureCard
                      key={address}
                      entry={entry}
                      number={place + 1}
                      count={pictures.length}
                      isOpen={address === open}
                      isChecked={problems !== undefined}
                      order={order}
                      rooms={rooms}
                      titles={titles}
                      copy={copy}
                    />
                  )
                )
              })}
              {uploads.list.map((upload) => (
                <Upload
                  key={upload.key}
                  words={{ ...uploadWords[language], refused: copy.refused }}
                  upload={upload}
                  uploads={uploads}
                />
              ))}
            </ol>
            {pictures.some(({ details }) => details) && (
              <button className="btn" name="intent" value="texts">
                {copy.save}
              </button>
            )}
          </Form>
        </div>
        {opened && (
          <FocalPanel
            key={opened.address}
            words={copy}
            number={order.addresses.indexOf(opened.address) + 1}
            opened={opened}
          />
        )}
      </div>
      <HomeFoot head={head} form="texts" />
    </>
  )
}
