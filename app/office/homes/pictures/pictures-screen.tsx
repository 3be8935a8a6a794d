import { Form, Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { address as sourceOf } from '#app/components/picture.tsx'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { HomeFoot, HomeHead, HomeTabs } from '../head.tsx'
import { homePath } from '../home-path.ts'
import { FocalPanel } from './focal-panel.tsx'
import type { PicturesData } from './page-data.ts'
import { proposeTexts } from './propose-texts.ts'
import { useOrder } from './use-order.ts'
import { useUploads } from './use-uploads.ts'
import { Upload } from './upload.tsx'
import { UploadForm } from './upload-form.tsx'
import { uploadWords } from './upload-words.ts'
import { type PicturesWords, words } from './words.ts'

interface PicturesScreenProps extends PicturesData {
  refused: readonly { name: string; reason: keyof PicturesWords['refused'] }[]
}

/** The pictures of a home: sent, put in order, described. */
export function PicturesScreen({
  head,
  pictures,
  rooms,
  titles,
  open,
  refused,
}: PicturesScreenProps) {
  const { language } = useRootData()
  const copy = words[language]
  const here = homePath(language, head.id, 'pictures')
  const uploads = useUploads(here, 'pictures')
  const order = useOrder(
    pictures.map(({ address }) => address),
    copy,
  )
  const missing = pictures.reduce(
    (sum, { details }) =>
      sum + (details ? [details.alt.en, details.alt.es].filter((text) => !text).length : 0),
    0,
  )
  const opened = pictures.find(({ address }) => address === open)
  const byAddress = new Map(
    pictures.map((picture, index) => [picture.address, { ...picture, index }]),
  )
  return (
    <>
      <HomeHead head={head} />
      <div className="editor">
        <div className="editor__form">
          <HomeTabs head={head} current="pictures" />
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
          <Form method="post" id="texts">
            <button className="vh" name="intent" value="texts">
              {copy.save}
            </button>
            <ol className="pics">
              {order.addresses.map((address, place) => {
                const entry = byAddress.get(address)
                if (!entry) return null
                const { picture, details } = entry
                const number = place + 1
                const style = {
                  '--x': `${picture.x * 100}%`,
                  '--hz': `${picture.horizon * 100}%`,
                }
                return (
                  <li
                    key={address}
                    className={[
                      'pic',
                      address === open && 'is-open',
                      order.dragged === address && 'is-dragged',
                    ]
                      .filter(Boolean)
                      .join(' ')}
                    {...order.dragging(address)}
                  >
                    <Link
                      className="pic__img"
                      style={style}
                      to={`?${new URLSearchParams({ picture: address })}`}
                      preventScrollReset
                      aria-label={insert(copy.open, { number })}
                      draggable={false}
                    >
                      <img src={sourceOf(picture)} alt="" loading="lazy" draggable={false} />
                    </Link>
                    <div className="pic__bar">
                      <button
                        className="grip"
                        type="button"
                        aria-label={insert(copy.grip, { number })}
                        {...order.grip(address)}
                      >
                        {number}
                      </button>
                      {details && (
                        <select
                          name={`room ${address}`}
                          aria-label={insert(copy.roomOf, { number })}
                          defaultValue={details.room ?? ''}
                          onChange={(event) => {
                            proposeTexts(event.currentTarget, address, titles)
                            order.saveTexts(event)
                          }}
                        >
                          <option value="">{copy.room}</option>
                          {rooms.map((room) => (
                            <option key={room} value={room}>
                              {copy.rooms[room]}
                            </option>
                          ))}
                        </select>
                      )}
                      <button className="txt push" name="intent" value={`remove ${address}`}>
                        {copy.remove}
                        <span className="vh">{insert(copy.ofPicture, { number })}</span>
                      </button>
                    </div>
                    <div className="pic__move">
                      {(['first', 'earlier', 'later'] as const).map((to) => (
                        <button
                          key={to}
                          className="txt"
                          name="intent"
                          value={`${to} ${address}`}
                          disabled={to === 'later' ? number === pictures.length : number === 1}
                        >
                          {copy[to]}
                          <span className="vh">{insert(copy.ofPicture, { number })}</span>
                        </button>
                      ))}
                    </div>
                    {details ? (
                      <div className="alts">
                        <input type="hidden" name="address" value={address} />
                        {(['en', 'es'] as const).map((one) => (
                          <label key={one} className={details.alt[one] ? 'alt' : 'alt is-invalid'}>
                            <span>
                              {one.toUpperCase()}
                              <span className="vh">{insert(copy.altOf, { number })}</span>
                            </span>
                            <input
                              name={`${one} ${address}`}
                              lang={one}
                              maxLength={300}
                              autoComplete="off"
                              defaultValue={details.alt[one]}
                              onBlur={order.saveTexts}
                            />
                          </label>
                        ))}
                      </div>
                    ) : (
                      <p className="tiny slate">{copy.external}</p>
                    )}
                  </li>
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
      <HomeFoot head={head} />
    </>
  )
}
