import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import type { Struck } from './struck.ts';

const AppealDialog = lazyOnOpen(async () => (await import('./appeal-dialog.tsx')).AppealDialog);

/** Opens the appeal against the reader's strike. */
export function AppealButton({ struck }: { struck: Struck }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t('assignment_id' in struck.cause ? 'appeals.open.named' : 'appeals.open.feedbackNamed', {
          chore: struck.chore,
        })}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('appeals.open.button')}
      </Button>
      {isOpen && (
        <AppealDialog
          struck={struck}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
