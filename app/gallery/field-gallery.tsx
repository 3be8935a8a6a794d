import { Choices } from '#app/forms/choices.tsx'
import { Field, LongField, SelectField } from '#app/forms/field.tsx'
import { FormContext } from '#app/forms/form-context.ts'
import { Group, Specimen } from './specimen.tsx'
import type { GalleryWords } from './words.ts'

export function FieldGallery({ copy }: { copy: GalleryWords }) {
  const options: [string, string][] = [
    ['short', copy.short],
    ['long', copy.long],
  ]
  const counts = ['1', '2', '3', '4', '5+'].map((count): [string, string] => [count, count])
  return (
    <Group id="fields">
      <Specimen name="empty, with a hint">
        <Field id="field-empty" label={copy.title} hint={copy.hint} />
      </Specimen>
      <Specimen name="long label and value">
        <Field id="field-long" label={copy.longTitle} defaultValue={copy.value} />
      </Specimen>
      <Specimen name="problem">
        <Field
          id="field-problem"
          label={copy.title}
          hint={copy.hint}
          problem={copy.problem}
          defaultValue="elena@"
        />
      </Specimen>
      <Specimen name="disabled">
        <Field id="field-disabled" label={copy.title} defaultValue={copy.value} disabled />
      </Specimen>
      <Specimen name="several lines: empty, problem">
        <LongField id="long-empty" label={copy.title} rows={3} />
        <LongField
          id="long-problem"
          label={copy.title}
          rows={3}
          problem={copy.problem}
          defaultValue={copy.longText}
        />
      </Specimen>
      <Specimen name="select">
        <SelectField id="select" label={copy.title}>
          {options.map(([value, label]) => (
            <option key={value}>{label}</option>
          ))}
        </SelectField>
      </Specimen>
      <Specimen name="choices: none, chosen, problem">
        <FormContext value={{ id: 'choices', problems: {}, values: {} }}>
          <Choices name="none" legend={copy.title} options={options} />
        </FormContext>
        <FormContext value={{ id: 'chosen', problems: {}, values: { figures: '3' } }}>
          <Choices name="figures" legend={copy.title} options={counts} numerals />
        </FormContext>
        <FormContext value={{ id: 'problem', problems: { bad: copy.problem }, values: {} }}>
          <Choices name="bad" legend={copy.longTitle} options={options} />
        </FormContext>
      </Specimen>
    </Group>
  )
}
