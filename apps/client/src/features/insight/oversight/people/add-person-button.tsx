import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import type { AddedKind } from './people-api.ts';

const AddPersonDialog = lazyOnOpen(async () => (await import('./person-dialog.tsx')).AddPersonDialog);

/** Opens the form for a new account. */
export function AddPersonButton({ kind }: { kind: AddedKind }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t(`people.add.${kind}`)}
      </Button>
      {isOpen && (
        <AddPersonDialog
          kind={kind}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
