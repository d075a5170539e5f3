import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError, tell } from '#lib/alerts.ts';
import { deviceName } from '#lib/device-name.ts';
import { logFailure } from '#lib/log.ts';
import { arePasskeysPossible } from '#lib/passkeys.ts';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useAddPasskeyMutation, useFactorsQuery, useNewPasskeyOptionsMutation } from './factors-api.ts';
import { PasskeyItem } from './passkey-item.tsx';

/** The user's passkeys. @param onSetUp called after one was added */
export function PasskeysSection({ onSetUp }: { onSetUp?: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useFactorsQuery();
  const [askOptions] = useNewPasskeyOptionsMutation();
  const [add] = useAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const isPossible = arePasskeysPossible();

  const make = async (): Promise<void> => {
    const asked = await askOptions({ body: {} });
    if (asked.data === undefined) {
      showRefusal(asked.error);
      return;
    }
    const { challenge, options } = asked.data;
    const { makePasskey } = await import('#lib/passkey-browser.ts');
    const made = await makePasskey(options);
    if (made === 'known') showError(t('factors.passkeys.known'));
    if (made === null || made === 'known') return;
    const name = deviceName(navigator.userAgent) ?? t('factors.passkeys.unnamed');
    const { error } = await add({ body: { challenge, name, ...made } });
    if (error !== undefined) {
      showRefusal(error);
      return;
    }
    tell(t('factors.passkeys.added'));
    onSetUp?.();
  };
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      await make();
    } catch (cause) {
      logFailure('A passkey could not be made', cause);
      showError(t('factors.passkeys.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section
      id="passkeys"
      title={t('factors.passkeys.heading')}
      actions={
        isPossible && (
          <Button loading={isBusy} onClick={() => void start()}>
            {t('factors.passkeys.add')}
          </Button>
        )
      }
    >
      <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', px: { xs: 2, sm: 3 }, pb: 2 }}>
        {t('factors.passkeys.lead')}
      </Typography>
      {data === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} avatar={false} />)}
      {data?.passkeys.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
          {t(isPossible ? 'factors.passkeys.none' : 'factors.passkeys.impossible')}
        </Typography>
      )}
      {data !== undefined && data.passkeys.length > 0 && (
        <List sx={{ pt: 0 }}>
          {data.passkeys.map((passkey) => (
            <PasskeyItem key={passkey._id} passkey={passkey} />
          ))}
        </List>
      )}
    </Section>
  );
}
