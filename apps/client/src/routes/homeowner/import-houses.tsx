import Button from '@mui/material/Button';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOpening } from '#lib/use-opening.ts';
import { useState } from 'react';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const ImportPortfolio = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./portfolio-dialog.tsx'), loadWords('portfolio', 'agreements', 'letting')]);
  return part.ImportPortfolio;
});

/** Opens the import of houses, rooms and roomies; `?open=import` does, too. */
export function ImportHouses() {
  const { t } = useTranslation();
  const [isAsked, settle] = useOpening('import');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('owner.list.import')}
      </Button>
      {(isOpen || isAsked) && (
        <ImportPortfolio
          onClose={() => {
            setOpen(false);
            if (isAsked) settle();
          }}
        />
      )}
    </>
  );
}
