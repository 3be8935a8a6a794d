import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Arrow } from '#app/components/arrow.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { SaveButton } from '#app/shortlist/save-button.tsx'
import { Group, Specimen } from './specimen.tsx'
import type { GalleryWords } from './words.ts'

export function Buttons({ copy }: { copy: GalleryWords }) {
  return (
    <Group id="buttons">
      <Specimen layout="row" name="solid, line, wide">
        <ButtonLink to="/">{copy.short}</ButtonLink>
        <ButtonLink to="/" line>
          {copy.short}
        </ButtonLink>
        <ButtonLink to="/" wide>
          {copy.short}
        </ButtonLink>
      </Specimen>
      <Specimen layout="row" name="long text">
        <ButtonLink to="/">{copy.long}</ButtonLink>
        <ButtonLink to="/" line>
          {copy.long}
        </ButtonLink>
      </Specimen>
      <Specimen layout="row" name="submit: ready, busy and disabled">
        <SubmitButton busy={false} busyText={copy.busy}>
          {copy.short}
        </SubmitButton>
        <SubmitButton busy busyText={copy.busy}>
          {copy.short}
        </SubmitButton>
      </Specimen>
      <Specimen layout="row" name="opens a dialog: solid, line, go">
        {(['solid', 'line', 'go'] as const).map((variant) => (
          <DialogButton key={variant} opens={contactDialogId} variant={variant}>
            {copy.short}
          </DialogButton>
        ))}
      </Specimen>
      <Specimen layout="row" name="go, go back, long text">
        <ArrowLink to="/">{copy.short}</ArrowLink>
        <ArrowLink to="/" back>
          {copy.short}
        </ArrowLink>
        <ArrowLink to="/">{copy.long}</ArrowLink>
      </Specimen>
      <Specimen layout="row" name="save">
        <SaveButton slug="gallery" about={copy.title} id="save" />
      </Specimen>
      <Specimen layout="row" name="arrows">
        <Arrow back /> <Arrow />
      </Specimen>
    </Group>
  )
}
