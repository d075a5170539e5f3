import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { PageForm } from '#ui/page-form.tsx';
import { PersonFields } from './person-fields.tsx';

/** @param onSent called with the address the link was sent to */
export function ApplyForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  return (
    <PageForm
      submit={t('applications.send')}
      size="large"
      schema={({ applyAsHomeowner }) => applyAsHomeowner.body}
      values={{ first_name: '', last_name: '', email: '', phone: '', city: '', houses: '1', message: '' }}
      body={({ phone, houses, ...values }) => ({
        ...values,
        houses: houses === '' ? Number.NaN : Number(houses),
        ...(phone === '' ? {} : { phone }),
      })}
      send={async (body) => {
        await callPublic('POST /api/homeowners', { body });
        return true;
      }}
      onDone={(_, { email }) => {
        onSent(email);
      }}
    >
      {({ field }) => (
        <>
          <PersonFields field={field} own />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '2fr 1fr' } }}>
            <Field
              {...field('city', t('applications.wrong.city'))}
              label={t('applications.field.city')}
              autoComplete="address-level2"
            />
            <Field
              {...field('houses', t('applications.wrong.houses', { max: LIMITS.housesApplied }))}
              label={t('applications.field.houses')}
              type="number"
              min={1}
              max={LIMITS.housesApplied}
              inputMode="numeric"
            />
          </Box>
          <Field
            {...field('message', t('applications.wrong.message', { max: LIMITS.applicationMessage }))}
            label={t('applications.field.message')}
            hint={t('applications.hint.message')}
            lines={4}
          />
        </>
      )}
    </PageForm>
  );
}
