import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type PlanValues, OTHER_VISITOR, VISITOR_FIELDS } from './plan-values.ts';

/** A possible visitor. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
}

const AUTOCOMPLETE = 'off'; // not the user's own name

/** Selects the visitor: an applicant, or another person by name. */
export function VisitorFields({ candidates }: { candidates: readonly Candidate[] }) {
  const { t } = useTranslation();
  const { register, formState, control } = useFormContext<PlanValues>();
  const chosen = useWatch({ control, name: 'applicant' });
  const { errors } = formState;
  return (
    <Stack spacing={2}>
      {candidates.length > 0 && (
        <TextField select {...register('applicant')} value={chosen} label={t('showings.plan.who')} fullWidth>
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
          {VISITOR_FIELDS.map((field) => (
            <TextField
              key={field}
              {...register(field)}
              label={t(`showings.plan.field.${field}`)}
              required={field !== 'phone'}
              type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
              autoComplete={AUTOCOMPLETE}
              error={errors[field] !== undefined}
              helperText={
                errors[field] === undefined ? undefined : (errors[field].message ?? t(`showings.plan.wrong.${field}`))
              }
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
