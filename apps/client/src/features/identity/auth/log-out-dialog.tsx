import { useEffect, useSyncExternalStore } from 'react';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { leavingUnsent } from '../../../lib/asking.ts';
import { whenLeft } from '../../../session/leave-device.ts';
import { ConfirmDialog } from '../../../ui/opened-confirm-dialog.ts';

/** Asks before somebody signs out who would lose what they wrote; and hears when they did in another window. */
export function LogOutDialog() {
  const { t } = useTranslation();
  useEffect(whenLeft, []);
  useEffect(
    () => () => {
      leavingUnsent.settle(false); // signed out meanwhile: nobody is asked any more
    },
    [],
  );
  return (
    <ConfirmDialog
      open={useSyncExternalStore(leavingUnsent.subscribe, leavingUnsent.isAsking)}
      title={t('account.unsent.ask')}
      text={t('account.unsent.text')}
      confirm={t('account.unsent.confirm')}
      cancel={t('account.unsent.stay')}
      onClose={() => {
        leavingUnsent.settle(false);
      }}
      onConfirm={() => {
        leavingUnsent.settle(true);
      }}
    />
  );
}
