import type { Chore } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const CodeDialog = lazyOnOpen(async () => (await import('./code-dialog.tsx')).CodeDialog);

/** Opens the card with the code of a chore, to print. */
export function CodeButton({ chore }: { chore: Chore }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t('chores.code.openNamed', { chore: chore.name })}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('chores.code.open')}
      </Button>
      {isOpen && (
        <CodeDialog
          chore={chore}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
