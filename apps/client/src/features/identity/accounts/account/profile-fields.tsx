import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import { type PersonValues, textOrNull } from './profile-values.ts';

/** Name and phone, which every role has. */
export function PersonFields() {
  const { t } = useTranslation();
  const { register, formState } = useFormContext<PersonValues>();
  const { errors } = formState;
  const told = (field: keyof PersonValues): string | undefined => {
    const error = errors[field];
    if (error === undefined) return undefined;
    return error.type === 'server' ? error.message : t(`profile.edit.wrong.${field}`);
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          {...register('first_name')}
          label={t('profile.edit.firstName')}
          autoComplete="given-name"
          error={errors.first_name !== undefined}
          helperText={told('first_name')}
        />
        <TextField
          {...register('last_name')}
          label={t('profile.edit.lastName')}
          autoComplete="family-name"
          error={errors.last_name !== undefined}
          helperText={told('last_name')}
        />
      </Box>
      <TextField
        {...register('phone', { setValueAs: textOrNull })}
        label={t('account.phone')}
        type="tel"
        autoComplete="tel"
        error={errors.phone !== undefined}
        helperText={told('phone')}
      />
    </>
  );
}
