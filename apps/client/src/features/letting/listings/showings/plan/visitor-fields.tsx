import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

import type { FieldOf } from '#api/use-contract-form/contract-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { type PlanValues, OTHER_VISITOR, VISITOR_FIELDS } from './plan-values.ts';

/** A possible visitor. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
}

const AUTOCOMPLETE = 'off'; // not the user's own name

interface VisitorFieldsProps {
  candidates: readonly Candidate[];
  field: (name: keyof PlanValues, wrong?: string) => FieldOf<string, string>;
}

/** Selects the visitor: an applicant, or another person by name. */
export function VisitorFields({ candidates, field }: VisitorFieldsProps) {
  const { t } = useTranslation();
  const { value: chosen, onChange } = field('applicant');
  return (
    <Stack spacing={2}>
      {candidates.length > 0 && (
        <TextField
          select
          value={chosen}
          label={t('showings.plan.who')}
          fullWidth
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          {candidates.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
          <MenuItem value={OTHER_VISITOR}>{t('showings.plan.somebodyElse')}</MenuItem>
        </TextField>
      )}
      {chosen === OTHER_VISITOR && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {VISITOR_FIELDS.map((name) => (
            <Field
              key={name}
              {...field(name, t(`showings.plan.wrong.${name}`))}
              label={t(`showings.plan.field.${name}`)}
              required={name !== 'phone'}
              type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
              autoComplete={AUTOCOMPLETE}
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
