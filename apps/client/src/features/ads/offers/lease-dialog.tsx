import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isApiError } from '../../../api/api-error.ts';
import { tell } from '../../../lib/alerts.ts';
import { ListSkeleton, LoadError } from '../../../ui/states.tsx';
import { useOfferQuery, useWriteLeaseMutation } from './offers-api.ts';

function LeaseText({
  id,
  current,
  onClose,
}: {
  id: string;
  current: { text: string; version: number };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  // What was there when writing began: a version that comes meanwhile is a conflict, and says so.
  const [begun] = useState(current);
  const [text, setText] = useState(current.text);
  const [wrong, setWrong] = useState<string | null>(null);
  const [write, { isLoading }] = useWriteLeaseMutation();
  const save = async (): Promise<void> => {
    try {
      await write({ params: { id }, body: { text, based_on: begun.version } }).unwrap();
      tell(t('ads.lease.saved'));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setWrong(error.message);
    }
  };
  return (
    <>
      <DialogContent>
        {wrong !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {wrong}
          </Alert>
        )}
        <Typography sx={{ mb: 2 }}>{t('ads.lease.hint')}</Typography>
        <TextField
          label={t('ads.lease.text')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
          multiline
          minRows={10}
          maxRows={20}
          fullWidth
          slotProps={{ htmlInput: { maxLength: LIMITS.leaseText } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button
          variant="contained"
          loading={isLoading}
          disabled={text.trim() === '' || text === begun.text}
          onClick={() => void save()}
        >
          {t('shell.save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** The text of the lease that goes with an offer; saving makes a new version. */
export function LeaseDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, isError, refetch } = useOfferQuery({ id });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('ads.lease.heading', { name })}</DialogTitle>
      {data !== undefined && (
        <LeaseText id={id} current={{ text: data.lease_text, version: data.lease.version }} onClose={onClose} />
      )}
      {data === undefined && (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} />)}
    </Dialog>
  );
}
