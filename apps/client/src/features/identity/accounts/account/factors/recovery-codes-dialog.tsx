import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { browser } from '#lib/browser.ts';
import { useMe } from '#session/me-context.tsx';
import { useCopy } from '#ui/use-copy.ts';

/** Prints only this dialog. */
const PRINTED = <GlobalStyles styles={{ '@media print': { '#root, .MuiBackdrop-root': { display: 'none' } } }} />;

/** The recovery codes, shown once: the user closes it by confirming that they are stored. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const { userData } = useMe();
  const copy = useCopy('text');
  const titleId = useId();
  const lines = codes.join('\n');
  const download = (): void => {
    const text = `${t('factors.codes.file', { email: userData.email })}\n\n${lines}\n`;
    browser.download('common-roof-recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  };
  return (
    <Dialog open role="alertdialog" maxWidth="xs" fullWidth aria-labelledby={titleId}>
      {PRINTED}
      <DialogTitle id={titleId}>{t('factors.codes.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('factors.codes.text')}</DialogContentText>
        <Box
          component="ul"
          aria-label={t('factors.codes.list')}
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 2,
            p: 2,
            bgcolor: 'background.default',
            borderRadius: 1,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 1,
            fontFamily: 'monospace',
            fontSize: '0.9375rem',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2, displayPrint: 'none' }}>
          <Button variant="outlined" onClick={() => void copy(lines)}>
            {t('factors.codes.copy')}
          </Button>
          <Button variant="outlined" onClick={download}>
            {t('factors.codes.download')}
          </Button>
          <Button
            variant="outlined"
            onClick={() => {
              browser.print();
            }}
          >
            {t('factors.codes.print')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, displayPrint: 'none' }}>
        <Button variant="contained" onClick={onClose}>
          {t('factors.codes.saved')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
