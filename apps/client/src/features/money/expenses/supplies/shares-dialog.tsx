import type { Supply } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { RestatedLine } from '#ui/restated-line.tsx';

/** The shares of a purchase, and their reasons. */
export function SharesDialog({ supply, onClose }: { supply: Supply; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{t('supplies.sharesHeading', { item: supply.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('supplies.sharesText', { day: day(supply.bought_on, i18n.language) })}</DialogContentText>
        <RestatedLine restated={supply.restated} />
        <List>
          {supply.shares.map(({ roomie, amount }) => (
            <ListItem key={roomie._id} disableGutters sx={{ gap: 2 }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {roomie._id === readerId ? t('supplies.you') : roomie.first_name}
              </Typography>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(amount, supply.currency, i18n.language)}
              </Typography>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
