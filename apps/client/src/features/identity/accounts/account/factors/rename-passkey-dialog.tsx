import { LIMITS, type Passkey } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useRenamePasskeyMutation } from './factors-api.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const [rename] = useRenamePasskeyMutation();
  return (
    <FormDialog
      title={t('factors.passkeys.renameTitle')}
      submit={t('factors.passkeys.save')}
      width="xs"
      schema={({ renamePasskey }) => renamePasskey.body}
      values={{ name: passkey.name }}
      send={(body) => rename({ params: { id: passkey._id }, body })}
      canSubmit={({ name }) => name.trim() !== ''}
      onClose={onClose}
    >
      {({ field }) => (
        <Field {...field('name')} label={t('factors.passkeys.name')} autoFocus most={LIMITS.passkeyName} />
      )}
    </FormDialog>
  );
}
