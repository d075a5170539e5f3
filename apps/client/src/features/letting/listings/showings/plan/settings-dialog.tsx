import { SHOWING_MINUTES, type ShowingSettings } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import { useTranslation } from '#i18n/use-translation.ts';
import {
  useSaveShowingSettingsMutation,
  useShowingSettingsQuery,
} from '#features/letting/listings/showings/showings-api.ts';
import { isInOrder, WeeklyWindowsField } from '#features/letting/listings/showings/weekly-windows-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';

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

const valuesOf = ({ version: _, ...values }: ShowingSettings) => values;

function SettingsForm({ houseId, title, saved, onClose }: SettingsFormProps) {
  const { t } = useTranslation();
  const [save] = useSaveShowingSettingsMutation();
  return (
    <FormDialog
      title={title}
      text={t('showings.settings.lead')}
      submit={t('shell.save')}
      schema={({ saveShowingSettings }) => saveShowingSettings.body}
      saved={saved}
      values={valuesOf}
      body={(values, { version }) => ({ ...values, version })}
      check={({ windows }) => ({ windows: windows.every(isInOrder) ? undefined : t('showings.windows.order') })}
      send={(body) => save({ params: { id: houseId }, body })}
      done={t('showings.settings.saved')}
      onClose={onClose}
    >
      {({ field, set, values }) => {
        const choice = (name: Choice) => (
          <TextField
            select
            label={t(`showings.settings.${name}`)}
            value={values[name]}
            onChange={({ target }) => {
              set({ [name]: Number(target.value) });
            }}
          >
            {[...new Set<number>([...CHOICES[name], saved[name]])]
              .toSorted((a, b) => a - b)
              .map((amount) => (
                <MenuItem key={amount} value={amount}>
                  {t(name === 'notice_hours' ? 'showings.settings.hours' : 'showings.settings.mins', { count: amount })}
                </MenuItem>
              ))}
          </TextField>
        );
        return (
          <>
            <WeeklyWindowsField
              {...field('windows')}
              legend={t('showings.settings.windows')}
              empty={t('showings.settings.noWindows')}
              error={values.windows.every(isInOrder) ? field('windows').error : t('showings.windows.order')}
            />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
              }}
            >
              {choice('minutes')}
              {choice('buffer_minutes')}
              {choice('notice_hours')}
            </Box>
          </>
        );
      }}
    </FormDialog>
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
