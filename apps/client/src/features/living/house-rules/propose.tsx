import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useRuleBookQuery } from './rules-api.ts';

const ProposeDialog = lazyOnOpen(async () => (await import('./propose-dialog.tsx')).ProposeDialog);

/** Lets a roomie propose a change, once the rules are loaded. */
export function Propose({ houseId }: { houseId: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { currentData: book } = useRuleBookQuery({ houseId });
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        disabled={book === undefined}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('rules.propose.open')}
      </Button>
      {isOpen && book !== undefined && (
        <ProposeDialog
          book={book}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
