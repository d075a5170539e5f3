import type { Preferences } from '@common-roof/contracts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

import { useTranslation } from '#i18n/use-translation.ts';
import { SettingsRow } from './settings-row.tsx';

type Hours = Preferences['quiet_hours'];

/** What is proposed to people who turn quiet hours on. */
const NIGHT = { from: '22:00', to: '07:00' } as const;

/** The hours in which devices show no notifications. Each change is saved at once. */
export function QuietHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t } = useTranslation();
  return (
    <SettingsRow>
      <FormControlLabel
        label={t('profile.quiet.label')}
        sx={{ flex: 1 }}
        control={
          <Switch
            checked={hours !== null}
            onChange={(event) => {
              onChange(event.target.checked ? NIGHT : null);
            }}
          />
        }
      />
      {hours !== null && (
        <Stack direction="row" spacing={2}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              size="small"
              label={t(`profile.quiet.${end}`)}
              defaultValue={hours[end]}
              onBlur={(event) => {
                const next = { ...hours, [end]: event.target.value };
                if (event.target.value !== '' && event.target.value !== hours[end] && next.from !== next.to)
                  onChange(next);
              }}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 140 }}
            />
          ))}
        </Stack>
      )}
    </SettingsRow>
  );
}
