import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import type { RoomieValues } from './profile-values.ts';

const FIELDS = ['name', 'phone', 'relation'] as const;

/** The emergency contact: complete, or empty. */
export function EmergencyFields() {
  const { t } = useTranslation();
  const { control, register, setValue, formState } = useFormContext<RoomieValues>();
  const contact = useWatch({ control, name: 'emergency_contact' });
  const errors = formState.errors.emergency_contact;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
        {t('profile.edit.emergency.heading')}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('profile.edit.emergency.who')}
      </Typography>
      {contact === null ? (
        <Button
          variant="outlined"
          onClick={() => {
            setValue('emergency_contact', { name: '', phone: '', relation: '' }, { shouldDirty: true });
          }}
        >
          {t('profile.edit.emergency.add')}
        </Button>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              {...register(`emergency_contact.${field}`)}
              label={t(`profile.edit.emergency.${field}`)}
              type={field === 'phone' ? 'tel' : 'text'}
              error={errors?.[field] !== undefined}
              helperText={errors?.[field] === undefined ? undefined : t(`profile.edit.emergency.wrong.${field}`)}
            />
          ))}
          <Button
            color="error"
            sx={{ justifySelf: 'start', alignSelf: 'center', ml: { xs: -1.5, sm: 0 } }}
            onClick={() => {
              setValue('emergency_contact', null, { shouldDirty: true });
            }}
          >
            {t('profile.edit.emergency.remove')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
