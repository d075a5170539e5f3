import Box from '@mui/material/Box';

import type { FieldOf } from '#api/use-contract-form/contract-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';

type Name = 'first_name' | 'last_name' | 'email' | 'phone';

interface PersonFieldsProps {
  field: (name: Name, wrong: string) => FieldOf<string, string>;
  autoFocus?: boolean;
  /** Whether the data is the user's own, which is all a browser fills in. */
  own: boolean;
}

/** Name, e-mail and phone fields for a new homeowner account. */
export function PersonFields({ field, autoFocus = false, own }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field
          {...field('first_name', t('applications.wrong.firstName'))}
          label={t('applications.field.firstName')}
          autoComplete={own ? 'given-name' : 'off'}
          autoFocus={autoFocus}
        />
        <Field
          {...field('last_name', t('applications.wrong.lastName'))}
          label={t('applications.field.lastName')}
          autoComplete={own ? 'family-name' : 'off'}
        />
      </Box>
      <Field
        {...field('email', t('applications.wrong.email'))}
        label={t('applications.field.email')}
        hint={own ? t('applications.hint.email') : undefined}
        type="email"
        autoComplete={own ? 'email' : 'off'}
      />
      <Field
        {...field('phone', t('applications.wrong.phone'))}
        label={t('applications.field.phone')}
        hint={t('applications.hint.phone')}
        type="tel"
        autoComplete={own ? 'tel' : 'off'}
      />
    </>
  );
}
