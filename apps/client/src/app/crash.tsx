import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { browser } from '../lib/browser.ts';
import { HomeIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/states.tsx';

/** What stands where a page broke. */
export default function Crash() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<HomeIcon />}
      heading={t('shell.crash.heading')}
      text={t('shell.crash.text')}
      action={
        <Button
          variant="contained"
          onClick={() => {
            browser.reloadTo(window.location.href);
          }}
        >
          {t('shell.crash.reload')}
        </Button>
      }
    />
  );
}
