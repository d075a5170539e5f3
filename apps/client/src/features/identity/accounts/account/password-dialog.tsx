import { useTranslation } from '#i18n/use-translation.ts';
import { stepUpPrompt } from '#lib/prompt.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { ConfirmByPasskey } from './factors/confirm-by-passkey.tsx';
import { useFactorsQuery } from './factors/factors-api.ts';
import { useConfirmPasswordMutation } from './account-api.ts';
import { Field, textProps } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

interface PasswordDialogProps {
  onClose: () => void;
}

/** Confirms the user's identity by password or passkey. */
export function PasswordDialog({ onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const [confirm] = useConfirmPasswordMutation();
  const { data: factors } = useFactorsQuery(undefined, { skip: !stepUpPrompt.asksForFactor() });
  // An account with passkeys only proves one of them.
  const needsCode = factors !== undefined && factors.two_step !== null;
  const onlyPasskey = stepUpPrompt.asksForFactor() && factors !== undefined && !needsCode;
  const confirmed = (): void => {
    stepUpPrompt.settle(true);
  };
  return (
    <FormDialog
      title={t('stepUp.title')}
      text={t(onlyPasskey ? 'stepUp.textPasskey' : needsCode ? 'stepUp.textCode' : 'stepUp.text')}
      submit={t('stepUp.confirm')}
      width="xs"
      schema={({ confirmPassword }) => confirmPassword.body}
      values={{ current_password: '', code: '' }}
      body={({ code, ...values }) => ({ ...values, ...(needsCode ? { code: code.trim() } : {}) })}
      send={(body) => confirm({ body })}
      onDone={confirmed}
      canSubmit={({ current_password: password, code }) =>
        password !== '' && !onlyPasskey && (!needsCode || code.trim() !== '')
      }
      isDisposable
      actions={() => <ConfirmByPasskey onConfirmed={confirmed} />}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <PasswordField
            {...textProps(field('current_password'))}
            label={t('account.currentPassword')}
            autoComplete="current-password"
            autoFocus
          />
          {needsCode && (
            <Field
              {...field('code')}
              label={t('stepUp.code')}
              hint={t('stepUp.codeHint')}
              autoComplete="one-time-code"
              sx={{ mt: 2 }}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
