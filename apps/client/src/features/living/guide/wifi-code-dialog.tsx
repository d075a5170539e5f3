import { type WifiNetwork, wifiCode } from '@common-roof/domain';
import Box from '@mui/material/Box';
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
import { FactList } from '#ui/fact-list.tsx';
import { QrCode } from '#ui/qr-code.tsx';

/** Prints only this dialog. */
const PRINTED = <GlobalStyles styles={{ '@media print': { '#root, .MuiBackdrop-root': { display: 'none' } } }} />;

/** A network as a code to scan, which can be printed as a card. */
export function WifiCodeDialog({ network, onClose }: { network: WifiNetwork; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { network: name, password } = network;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      {PRINTED}
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('guide.wifi.title', { network: name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Typography sx={{ justifySelf: 'start' }}>{t('guide.wifi.text')}</Typography>
        <QrCode text={wifiCode(network)} label={t('guide.wifi.code', { network: name })} />
        <Box sx={{ justifySelf: 'stretch' }}>
          <FactList
            facts={[
              [t('guide.wifi.network'), name],
              [t('guide.wifi.password'), password ?? t('guide.wifi.open')],
            ]}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, displayPrint: 'none' }}>
        <Button
          onClick={() => {
            browser.print();
          }}
        >
          {t('guide.wifi.print')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('guide.wifi.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
