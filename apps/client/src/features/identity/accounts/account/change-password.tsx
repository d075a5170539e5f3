import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { textProps } from '#ui/field.tsx';
import { PageForm } from '#ui/page-form.tsx';
import { Section } from '#ui/page.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useChangePasswordMutation } from './account-api.ts';

export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const [change] = useChangePasswordMutation();
  const [isDone, setDone] = useState(false);
  return (
    <Section id="change-password" title={t('ownAccount.password')}>
      <PageForm
        submit={t('ownAccount.change')}
        schema={({ changePassword }) => changePassword.body}
        values={{ current_password: '', new_password: '' }}
        send={(body) => {
          setDone(false);
          return change({ body });
        }}
        onDone={() => {
          setDone(true);
        }}
        asks
        sx={{ px: { xs: 2, sm: 3 }, pb: 3, maxWidth: 480 }}
        lead={
          <>
            <Typography sx={{ color: 'text.secondary' }}>{t('ownAccount.passwordLead')}</Typography>
            {isDone && <Alert severity="success">{t('ownAccount.changed')}</Alert>}
          </>
        }
      >
        {({ field }) => (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              {...textProps(field('current_password', t('signIn.field.password')))}
              label={t('account.currentPassword')}
              autoComplete="current-password"
            />
            <PasswordField
              {...textProps(
                field('new_password', t('signIn.field.tooShort', { min: LIMITS.passwordMin })),
                t('signIn.passwordHint', { min: LIMITS.passwordMin }),
              )}
              label={t('signIn.newPassword')}
              autoComplete="new-password"
            />
          </>
        )}
      </PageForm>
    </Section>
  );
}
