import Box from '@mui/material/Box';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextField } from '../../../ui/text-field.tsx';

export interface PersonValues {
  first_name: string;
  last_name: string;
  email: string;
  phone?: string | undefined;
}

interface PersonFieldsProps {
  /** Narrowed to the four fields; the form may have more. */
  register: UseFormRegister<PersonValues>;
  errors: FieldErrors<PersonValues>;
  autoFocus?: boolean;
  /** Whether the data is the user's own, which is all a browser fills in. */
  own: boolean;
}

/** Name, e-mail and phone fields for a new homeowner account. */
export function PersonFields({ register, errors, autoFocus = false, own }: PersonFieldsProps) {
  const { t } = useTranslation();
  const told = (field: keyof PersonValues, text: string): string | undefined => {
    const error = errors[field];
    return error === undefined ? undefined : error.type === 'server' ? error.message : text;
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          {...register('first_name')}
          label={t('applications.field.firstName')}
          autoComplete={own ? 'given-name' : 'off'}
          autoFocus={autoFocus}
          error={errors.first_name !== undefined}
          helperText={told('first_name', t('applications.wrong.firstName'))}
        />
        <TextField
          {...register('last_name')}
          label={t('applications.field.lastName')}
          autoComplete={own ? 'family-name' : 'off'}
          error={errors.last_name !== undefined}
          helperText={told('last_name', t('applications.wrong.lastName'))}
        />
      </Box>
      <TextField
        {...register('email')}
        label={t('applications.field.email')}
        type="email"
        autoComplete={own ? 'email' : 'off'}
        error={errors.email !== undefined}
        helperText={told('email', t('applications.wrong.email')) ?? (own ? t('applications.hint.email') : undefined)}
      />
      <TextField
        {...register('phone', { setValueAs: (value: string) => (value.trim() === '' ? undefined : value) })}
        label={t('applications.field.phone')}
        type="tel"
        autoComplete={own ? 'tel' : 'off'}
        error={errors.phone !== undefined}
        helperText={told('phone', t('applications.wrong.phone')) ?? t('applications.hint.phone')}
      />
    </>
  );
}
