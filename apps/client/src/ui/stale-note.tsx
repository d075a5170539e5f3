import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';

/** Reports that another person saved during editing; the user decides which version stays. */
export function StaleNote({ text, onDecide }: { text: string; onDecide: (takesTheirs: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="warning"
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }}>
          <Button
            color="inherit"
            onClick={() => {
              onDecide(true);
            }}
          >
            {t('houses.stale.takeTheirs')}
          </Button>
          <Button
            color="inherit"
            onClick={() => {
              onDecide(false);
            }}
          >
            {t('houses.stale.keepMine')}
          </Button>
        </Stack>
      }
    >
      {text}
    </Alert>
  );
}
