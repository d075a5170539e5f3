import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useTranslation } from '#i18n/use-translation.ts';

/** Tells the user that a form contains earlier unsaved input. */
export function RestoredNote({ onForget }: { onForget: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onForget}>
          {t('owner.wizard.forget')}
        </Button>
      }
    >
      {t('owner.wizard.restored')}
    </Alert>
  );
}
