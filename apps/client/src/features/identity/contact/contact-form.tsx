import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import { useState } from 'react';

import { callPublic } from '../../../api/call-public.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { PageForm } from '../../../ui/page-form.tsx';

export function ContactForm() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  return (
    <PageForm
      submit={t('contact.send')}
      size="large"
      schema={({ contactOperator }) => contactOperator.body}
      values={{ name: '', email: '', message: '' }}
      send={async (body) => {
        setSent(false);
        await callPublic('contactOperator', { body });
        return true;
      }}
      onDone={() => {
        setSent(true);
      }}
      lead={
        isSent && (
          <Alert severity="success" role="status">
            {t('contact.sent')}
          </Alert>
        )
      }
    >
      {({ field }) => (
        <>
          <Field {...field('name', t('contact.wrong.name'))} label={t('contact.name')} autoComplete="name" />
          <Field
            {...field('email', t('contact.wrong.email'))}
            label={t('contact.email')}
            hint={t('contact.emailHint')}
            type="email"
            autoComplete="email"
          />
          <Field
            {...field('message', t('contact.wrong.message', { max: LIMITS.contactMessage }))}
            label={t('contact.message')}
            lines={6}
          />
        </>
      )}
    </PageForm>
  );
}
