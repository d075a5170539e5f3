import Box from '@mui/material/Box';

import type { FieldOf } from '#api/use-contract-form/contract-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import type { AdminFacts } from './profile-values.ts';

interface PersonFieldsProps {
  field: (name: keyof AdminFacts, wrong: string) => FieldOf<string, string>;
}

/** Name and phone, which every role has. */
export function PersonFields({ field }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field
          {...field('first_name', t('profile.edit.wrong.first_name'))}
          label={t('profile.edit.firstName')}
          autoComplete="given-name"
        />
        <Field
          {...field('last_name', t('profile.edit.wrong.last_name'))}
          label={t('profile.edit.lastName')}
          autoComplete="family-name"
        />
      </Box>
      <Field
        {...field('phone', t('profile.edit.wrong.phone'))}
        label={t('account.phone')}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}
