import type { StockItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { browser } from '#lib/browser.ts';
import { paths } from '#lib/paths.ts';
import { QrCode } from '#ui/qr-code.tsx';

/** Prints only this dialog, over as many sheets as it needs: a window that is as high as the screen has one. */
const PRINTED = (
  <GlobalStyles
    styles={{
      '@media print': {
        '#root, .MuiBackdrop-root': { display: 'none' },
        '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper.MuiDialog-paper, .MuiDialogContent-root': {
          position: 'static !important',
          display: 'block',
          width: 'auto !important',
          maxWidth: 'none !important',
          height: 'auto !important',
          maxHeight: 'none !important',
          margin: '0 !important',
          overflow: 'visible !important',
          boxShadow: 'none !important',
        },
        'html, body': { overflow: 'visible !important', height: 'auto !important' },
      },
    }}
  />
);

/** Sheets of codes for cupboards. Each opens a page of this app, which asks who scans it to sign in. */
export function CodesDialog({ items, onClose }: { items: readonly StockItem[]; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  // What is printed doesn't change while it is looked at.
  const [printed] = useState(items);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      {PRINTED}
      <DialogTitle id={titleId} sx={{ displayPrint: 'none' }}>
        {t('stock.codes.heading')}
      </DialogTitle>
      {/* Its codes can't be focused, so that keys scroll it. */}
      <DialogContent tabIndex={0} sx={{ '@media print': { p: 0 } }}>
        <Typography sx={{ mb: 2, displayPrint: 'none' }}>{t('stock.codes.text')}</Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
            '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0 },
          }}
        >
          {printed.map(({ _id: id, name, note }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'grid',
                justifyItems: 'center',
                alignContent: 'start',
                gap: 0.5,
                p: 1.5,
                border: '1px dashed',
                borderColor: 'divider',
                bgcolor: '#fff',
                color: '#000',
                textAlign: 'center',
                overflowWrap: 'anywhere',
                breakInside: 'avoid',
                '& svg': { width: '100%', maxWidth: 150 },
              }}
            >
              <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
              {note !== '' && <Typography variant="body2">{note}</Typography>}
              <QrCode
                text={new URL(paths.stockItem(id), window.location.href).href}
                label={t('stock.codes.label', { name })}
              />
              <Typography variant="body2">{t('stock.codes.scan')}</Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, displayPrint: 'none' }}>
        <Button
          onClick={() => {
            browser.print();
          }}
        >
          {t('stock.codes.print')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
