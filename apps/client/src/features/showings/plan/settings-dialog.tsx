import { SHOWING_MINUTES, type ShowingSettings } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isApiError, isCallersFault } from '../../../api/api-error.ts';
import { tell } from '../../../lib/alerts.ts';
import { ListSkeleton, LoadError } from '../../../ui/states.tsx';
import { useSaveShowingSettingsMutation, useShowingSettingsQuery } from '../showings-api.ts';
import { isInOrder, WeeklyWindowsField } from '../weekly-windows-field.tsx';

/** What is usual; what was chosen elsewhere is offered, too. */
const CHOICES = {
  minutes: [15, 20, 30, 45, 60, 90, SHOWING_MINUTES.max],
  buffer_minutes: [0, 5, 10, 15, 30, 60],
  notice_hours: [24, 36, 48, 72, 168],
} as const;
type Choice = keyof typeof CHOICES;

function SettingsForm({ houseId, saved, onClose }: { houseId: string; saved: ShowingSettings; onClose: () => void }) {
  const { t } = useTranslation();
  // What was there when the dialog opened: what somebody else saves meanwhile is a conflict, and says so.
  const [begun] = useState(saved);
  const [values, setValues] = useState(saved);
  const [wrong, setWrong] = useState<string>();
  const [save, { isLoading }] = useSaveShowingSettingsMutation();
  const isOrdered = values.windows.every(isInOrder);
  const submit = async (): Promise<void> => {
    if (!isOrdered) return;
    try {
      await save({ params: { id: houseId }, body: { ...values, version: begun.version } }).unwrap();
      tell(t('showings.settings.saved'));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isCallersFault(error.status)) setWrong(error.message);
    }
  };
  const choice = (field: Choice) => (
    <TextField
      select
      label={t(`showings.settings.${field}`)}
      value={values[field]}
      onChange={({ target }) => {
        setValues({ ...values, [field]: Number(target.value) });
      }}
    >
      {[...new Set<number>([...CHOICES[field], saved[field]])]
        .toSorted((a, b) => a - b)
        .map((amount) => (
          <MenuItem key={amount} value={amount}>
            {t(field === 'notice_hours' ? 'showings.settings.hours' : 'showings.settings.mins', { count: amount })}
          </MenuItem>
        ))}
    </TextField>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DialogContent>
        <Stack spacing={3} sx={{ pt: 1 }}>
          {wrong !== undefined && <Alert severity="error">{wrong}</Alert>}
          <Typography>{t('showings.settings.lead')}</Typography>
          <WeeklyWindowsField
            legend={t('showings.settings.windows')}
            empty={t('showings.settings.noWindows')}
            value={values.windows}
            onChange={(windows) => {
              setValues({ ...values, windows });
            }}
            error={isOrdered ? undefined : t('showings.windows.order')}
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
            {choice('minutes')}
            {choice('buffer_minutes')}
            {choice('notice_hours')}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isLoading}>
          {t('shell.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** When rooms of a house can be shown. */
export function SettingsDialog({ house, onClose }: { house: { _id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, isError, refetch } = useShowingSettingsQuery({ houseId: house._id });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('showings.settings.heading', { house: house.name })}</DialogTitle>
      {data !== undefined && <SettingsForm houseId={house._id} saved={data} onClose={onClose} />}
      {data === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={4} avatar={false} />)}
    </Dialog>
  );
}
