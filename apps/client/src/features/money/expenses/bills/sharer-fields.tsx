import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { isShares, PersonFields, type SplitPerson } from '#ui/person-fields.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import type { TypedSharers } from './bill-sharers.ts';

interface SharerFieldsProps {
  people: readonly SplitPerson[];
  value: TypedSharers;
  onChange: (value: TypedSharers) => void;
}

/** Who shares a bill: everyone alike, or some people with their shares. */
export function SharerFields({ people, value, onChange }: SharerFieldsProps) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2}>
      <ChoiceField
        label={t('bills.split.label')}
        value={value === null ? 'everyone' : 'some'}
        options={[
          ['everyone', t('bills.split.everyone')],
          ['some', t('bills.split.some')],
        ]}
        onChange={(who) => {
          onChange(who === 'everyone' ? null : Object.fromEntries(people.map(({ _id: id }) => [id, '1'])));
        }}
      />
      {value !== null && (
        <PersonFields
          label={t('bills.split.who')}
          hint={t('bills.split.hint')}
          people={people}
          nameOf={({ first_name: name }) => name}
          field={({ _id: id, first_name: name }) => (
            <Field
              size="small"
              value={value[id] ?? ''}
              inputMode="numeric"
              slotProps={{ htmlInput: { 'aria-label': t('bills.split.sharesOf', { name }) } }}
              error={isShares(value[id] ?? '') ? undefined : t('bills.split.wrong')}
              onChange={(text) => {
                onChange({ ...value, [id]: text });
              }}
            />
          )}
        />
      )}
    </Stack>
  );
}
