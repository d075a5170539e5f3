import { SHOWING_MINUTES, type ShowingSettings } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { useSaveShowingSettingsMutation, useShowingSettingsQuery } from '../showings-api.ts';
import { isInOrder, WeeklyWindowsField } from '../weekly-windows-field.tsx';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { WaitingDialog } from '../../../../ui/waiting-dialog.tsx';

/** Common values; a different saved value is offered, too. */
const CHOICES = {
  minutes: [15, 20, 30, 45, 60, 90, SHOWING_MINUTES.max],
  buffer_minutes: [0, 5, 10, 15, 30, 60],
  notice_hours: [24, 36, 48, 72, 168],
} as const;
type Choice = keyof typeof CHOICES;

interface SettingsFormProps {
  houseId: string;
  title: string;
  saved: ShowingSettings;
  onClose: () => void;
}

function SettingsForm({ houseId, title, saved, onClose }: SettingsFormProps) {
  const { t } = useTranslation();
  // The version at opening: a newer one is a conflict, and is reported.
  const [begun] = useState(saved);
  const [values, setValues] = useState(begun);
  const [save, { isLoading, error }] = useSaveShowingSettingsMutation();
  const isOrdered = values.windows.every(isInOrder);
  const submit = async (): Promise<void> => {
    if (!isOrdered) return;
    const answer = await save({ params: { id: houseId }, body: { ...values, version: begun.version } });
    if (answer.error !== undefined) return;
    tell(t('showings.settings.saved'));
    onClose();
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
    <FormFrame
      title={title}
      text={t('showings.settings.lead')}
      submit={t('shell.save')}
      isDirty={values !== begun}
      isBusy={isLoading}
      error={refusalOf(error)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
    </FormFrame>
  );
}

/** When rooms of a house can be shown. */
export function SettingsDialog({ house, onClose }: { house: { _id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useShowingSettingsQuery({ houseId: house._id });
  const title = t('showings.settings.heading', { house: house.name });
  if (data === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  return <SettingsForm houseId={house._id} title={title} saved={data} onClose={onClose} />;
}
