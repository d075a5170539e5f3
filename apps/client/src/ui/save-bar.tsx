import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';

import { useTranslation } from '#i18n/use-translation.ts';
import { useUnsaved } from '#lib/unsaved.ts';
import { useHasNetwork } from '#lib/use-network.ts';
import { OfflineNote } from './offline-note.tsx';

/** The end of a form in a FormProvider: its error, the save button, and the button to discard changes. */
export function SaveBar() {
  const { t } = useTranslation();
  const hasNetwork = useHasNetwork();
  const { formState, reset } = useFormContext();
  const { isDirty, isSubmitting, errors } = formState;
  useUnsaved(isDirty && !isSubmitting);
  return (
    <>
      <OfflineNote />
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty || !hasNetwork}>
          {t('shell.save')}
        </Button>
        {isDirty && (
          <Button
            onClick={() => {
              reset();
            }}
          >
            {t('shell.discard')}
          </Button>
        )}
      </Stack>
    </>
  );
}
