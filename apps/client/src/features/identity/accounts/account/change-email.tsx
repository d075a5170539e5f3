import type { MyProfile } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field, textProps } from '#ui/field.tsx';
import { PageForm } from '#ui/page-form.tsx';
import { Section } from '#ui/page.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useChangeEmailMutation } from './account-api.ts';

export function ChangeEmail({ me }: { me: MyProfile }) {
  const { t } = useTranslation();
  const [change] = useChangeEmailMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const waiting = sentTo ?? me.new_email;
  return (
    <Section id="change-email" title={t('profile.changeEmail.heading')}>
      <PageForm
        submit={t('profile.changeEmail.submit')}
        schema={({ changeEmail }) => changeEmail.body}
        values={{ new_email: '', current_password: '' }}
        send={(body) => change({ body })}
        onDone={(_, { new_email }) => {
          setSentTo(new_email);
        }}
        asks
        sx={{ px: { xs: 2, sm: 3 }, pb: 3, maxWidth: 480 }}
        lead={
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              {t('profile.changeEmail.lead', { email: me.email })}
            </Typography>
            {waiting !== null && (
              <Alert severity="info" role="status">
                {t('profile.changeEmail.waiting', { email: waiting })}
              </Alert>
            )}
          </>
        }
      >
        {({ field }) => (
          <>
            <Field
              {...field('new_email', t('shell.wrongEmail'))}
              label={t('profile.changeEmail.newEmail')}
              type="email"
              autoComplete="email"
            />
            <PasswordField
              {...textProps(field('current_password', t('signIn.field.password')))}
              label={t('account.currentPassword')}
              autoComplete="current-password"
            />
          </>
        )}
      </PageForm>
    </Section>
  );
}
