import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { ContractForm } from '#api/use-contract-form/contract-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { DeleteIcon } from '#ui/icons.tsx';
import type { RoomieFacts, ValuesOf } from './profile-values.ts';

/** Days away: housemates see them, and turns go to those who are present. */
export function AwayFields({
  form: { field, errorAt },
}: {
  form: Pick<ContractForm<ValuesOf<RoomieFacts>, unknown>, 'field' | 'errorAt'>;
}) {
  const { t } = useTranslation();
  const { value: absences, onChange, error } = field('away', t('profile.edit.away.wrong.overlap'));
  /** The row that the reader has added, whose first day they enter next. */
  const [added, setAdded] = useState<number | null>(null);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
        {t('profile.edit.away.heading')}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('profile.edit.away.who')}
      </Typography>
      <Stack spacing={2}>
        {absences.map((absence, index) => (
          <Box
            // Rows have no identity, and are only added at the end.
            key={index}
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
              <Field
                key={end}
                name={`away.${index}.${end}`}
                value={absence[end]}
                onChange={(day) => {
                  onChange(absences.with(index, { ...absence, [end]: day }));
                }}
                error={errorAt(`away.${index}.${end}`, t(`profile.edit.away.wrong.${end}`))}
                label={t(`profile.edit.away.${end}`)}
                type="date"
                autoFocus={end === 'from' && index === added}
                sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
              />
            ))}
            <IconButton
              sx={{ mt: 0.75, gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}
              aria-label={t('profile.edit.away.remove', { number: index + 1 })}
              onClick={() => {
                setAdded(null);
                onChange(absences.toSpliced(index, 1));
              }}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
        {error !== undefined && <Alert severity="error">{error}</Alert>}
        {absences.length < LIMITS.absences && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => {
              setAdded(absences.length);
              onChange([...absences, { from: '', to: '' }]);
            }}
          >
            {t('profile.edit.away.add')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
