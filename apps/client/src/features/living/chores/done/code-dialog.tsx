import type { Chore } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { browser } from '#lib/browser.ts';
import { paths } from '#lib/paths.ts';
import { QrCode } from '#ui/qr-code.tsx';

/** Prints only this dialog. */
const PRINTED = <GlobalStyles styles={{ '@media print': { '#root, .MuiBackdrop-root': { display: 'none' } } }} />;

/** A card for the washing machine. Its code opens a page of this app, which asks who scans it to sign in. */
export function CodeDialog({ chore: { _id: id, name: chore }, onClose }: { chore: Chore; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      {PRINTED}
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('chores.code.heading', { chore })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Typography sx={{ justifySelf: 'start' }}>{t('chores.code.text')}</Typography>
        <QrCode text={new URL(paths.done(id), window.location.href).href} label={t('chores.code.label', { chore })} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, displayPrint: 'none' }}>
        <Button
          onClick={() => {
            browser.print();
          }}
        >
          {t('chores.code.print')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
