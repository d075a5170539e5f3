import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { useTranslation } from '#i18n/use-translation.ts';
import { DeleteIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RoomieValues } from './profile-values.ts';

/** Days away: housemates see them, and turns go to those who are present. */
export function AwayFields() {
  const { t } = useTranslation();
  const { register, control, formState } = useFormContext<RoomieValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'away' });
  const errors = formState.errors.away;
  const overlap = errors?.root?.message ?? errors?.message;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
        {t('profile.edit.away.heading')}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('profile.edit.away.who')}
      </Typography>
      <Stack spacing={2}>
        {fields.map((field, index) => (
          <Box
            key={field.id}
            role="group"
            aria-label={t('profile.edit.away.stay', { number: index + 1 })}
            sx={{
              display: 'grid',
              columnGap: 1.5,
              rowGap: 2,
              gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr auto' },
              alignItems: 'start',
            }}
          >
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                {...register(`away.${index}.${end}`)}
                label={t(`profile.edit.away.${end}`)}
                type="date"
                error={errors?.[index]?.[end] !== undefined}
                helperText={errors?.[index]?.[end] === undefined ? undefined : t(`profile.edit.away.wrong.${end}`)}
                slotProps={{ inputLabel: { shrink: true } }}
                sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
              />
            ))}
            <IconButton
              sx={{ mt: 0.75, gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}
              aria-label={t('profile.edit.away.remove', { number: index + 1 })}
              onClick={() => {
                remove(index);
              }}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
        {overlap !== undefined && <Alert severity="error">{t('profile.edit.away.wrong.overlap')}</Alert>}
        {fields.length < LIMITS.absences && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => {
              append({ from: '', to: '' });
            }}
          >
            {t('profile.edit.away.add')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
