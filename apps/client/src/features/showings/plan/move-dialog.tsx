import type { Showing } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isApiError, isCallersFault } from '../../../api/api-error.ts';
import { tell } from '../../../lib/alerts.ts';
import { useSpan } from '../showing-line.tsx';
import { useActOnShowingMutation } from '../showings-api.ts';
import { SlotPicker } from './slot-picker.tsx';

/** Another time for a showing; whoever is asked has to agree to it again. */
export function MoveDialog({ showing, onClose }: { showing: Showing; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const when = useSpan()(showing);
  const [act, { isLoading }] = useActOnShowingMutation();
  const [startsAt, setStartsAt] = useState('');
  const [wrong, setWrong] = useState<string>();
  const move = async (): Promise<void> => {
    if (startsAt === '') {
      setWrong(t('showings.plan.wrong.starts_at'));
      return;
    }
    const { _id, version, room } = showing;
    try {
      const body = { action: 'move' as const, showing_id: _id, version, starts_at: startsAt };
      await act({ params: { id: room._id }, body }).unwrap();
      tell(t('showings.plan.moved'));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isCallersFault(error.status)) setWrong(error.message);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <DialogTitle id={titleId}>{t('showings.plan.moveHeading', { when })}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2.5 }}>{t('showings.plan.moveText')}</Typography>
          <SlotPicker
            roomId={showing.room._id}
            value={startsAt}
            onChange={(at) => {
              setStartsAt(at);
              setWrong(undefined);
            }}
            error={wrong}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isLoading}>
            {t('showings.plan.move')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
