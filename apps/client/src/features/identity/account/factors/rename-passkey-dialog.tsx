import { LIMITS, type Passkey } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRenamePasskeyMutation } from './factors-api.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const [rename, { isLoading, error }] = useRenamePasskeyMutation();
  const [name, setName] = useState(passkey.name);
  const submit = async (): Promise<void> => {
    const answer = await rename({ params: { id: passkey._id }, body: { name: name.trim() } });
    if (answer.error === undefined) onClose();
  };
  return (
    <FormFrame
      title={t('factors.passkeys.renameTitle')}
      submit={t('factors.passkeys.save')}
      width="xs"
      isDirty={name !== passkey.name}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={name.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('factors.passkeys.name')}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
        }}
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.passkeyName } }}
      />
    </FormFrame>
  );
}
