import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import type { ContractForm } from '#api/use-contract-form/contract-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { DISABLED_IN_PLACE } from '#lib/focus.ts';
import { useUnsaved } from '#lib/unsaved.ts';
import { useHasNetwork } from '#lib/use-network.ts';
import { OfflineNote } from './offline-note.tsx';

/** The end of a form over saved values: its error, the save button, and the button to discard changes. */
export function SaveBar({
  form: { isDirty, isBusy, refusal, reset },
}: {
  form: Pick<ContractForm<never, never>, 'isDirty' | 'isBusy' | 'refusal' | 'reset'>;
}) {
  const { t } = useTranslation();
  const hasNetwork = useHasNetwork();
  useUnsaved(isDirty && !isBusy);
  return (
    <>
      <OfflineNote />
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      <Stack direction="row" spacing={1}>
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          {...(isDirty && hasNetwork ? {} : DISABLED_IN_PLACE)}
        >
          {t('shell.save')}
        </Button>
        {isDirty && <Button onClick={reset}>{t('shell.discard')}</Button>}
      </Stack>
    </>
  );
}
