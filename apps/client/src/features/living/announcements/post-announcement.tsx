import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useOpening } from '#lib/use-opening.ts';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const PostDialog = lazyOnOpen(async () => (await import('./post-dialog.tsx')).PostDialog);

/** Lets a homeowner announce something in a house. */
export function PostAnnouncement({ house }: { house: House }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, settle] = useOpening('announcement');
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('announcements.post.open')}
      </Button>
      {(isOpen || isAsked) && (
        <PostDialog
          house={house}
          onClose={() => {
            setOpen(false);
            if (isAsked) settle();
          }}
        />
      )}
    </>
  );
}
