import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { CalendarIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const LinkDialog = lazyOnOpen(async () => (await import('./link-dialog.tsx')).LinkDialog);

/** Opens the calendar addresses. On a phone it shows only its icon. */
export function CalendarLinkButton({ house }: { house: House }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t('chores.link.heading')}
        aria-haspopup="dialog"
        sx={{ minWidth: 44, px: { xs: 0, sm: 1.5 } }}
        onClick={() => {
          setOpen(true);
        }}
      >
        <CalendarIcon />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
          {t('chores.link.heading')}
        </Box>
      </Button>
      {isOpen && (
        <LinkDialog
          house={house}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
