import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { callPublic } from '#api/call-public.ts';
import { contractResolver } from '#api/contract-resolver.ts';
import { showFormError } from '#api/form-errors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { fieldProps } from '#ui/field-props.ts';
import { TextField } from '#ui/text-field.tsx';

export function ContactForm() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    resolver: contractResolver(({ contactOperator }) => contactOperator.body),
    defaultValues: { name: '', email: '', message: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setSent(false);
    try {
      await callPublic('POST /api/contact', { body });
      form.reset();
      setSent(true);
    } catch (error) {
      showFormError(error, ['name', 'email', 'message'], form.setError);
    }
  });

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {isSent && (
        <Alert severity="success" role="status">
          {t('contact.sent')}
        </Alert>
      )}
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <TextField
        {...fieldProps(form, 'name', { wrong: t('contact.wrong.name') })}
        label={t('contact.name')}
        autoComplete="name"
      />
      <TextField
        {...fieldProps(form, 'email', { wrong: t('contact.wrong.email'), hint: t('contact.emailHint') })}
        label={t('contact.email')}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...fieldProps(form, 'message', { wrong: t('contact.wrong.message', { max: LIMITS.contactMessage }) })}
        label={t('contact.message')}
        multiline
        minRows={6}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {t('contact.send')}
      </Button>
    </Stack>
  );
}
