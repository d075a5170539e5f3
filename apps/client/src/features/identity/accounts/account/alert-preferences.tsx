import { type AlertPreference, EMAIL_MODES, type Preferences } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { usePushDevicesQuery } from '#api/resources/push-devices.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { usePreferencesQuery, useSavePreferencesMutation } from './account-api.ts';
import { QuietHours } from './quiet-hours.tsx';
import { SettingsRow } from './settings-row.tsx';

/** The number shown at first, so that the sections below stay within reach. */
const FIRST = 5;

/** Where a row has everything beside each other. */
const WIDE = '@container (min-width: 640px)';
const WHOLE = { gridColumn: '1 / -1', [WIDE]: { gridColumn: 'auto' } };

type Change = (change: Partial<Pick<Preferences, 'alerts' | 'digest_time' | 'quiet_hours' | 'time_zone'>>) => void;

function AlertRow({ alert, hasPush, onChange }: { alert: AlertPreference; hasPush: boolean; onChange: Change }) {
  const { t } = useTranslation();
  const kind = t(`profile.alerts.kind.${alert.kind as 'house_rules'}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: '1fr auto',
        [WIDE]: { gridTemplateColumns: hasPush ? 'minmax(0, 1fr) auto auto 176px' : 'minmax(0, 1fr) auto 176px' },
        borderTop: '1px solid',
        borderColor: 'divider',
        px: { xs: 2, sm: 3 },
        py: 1.5,
      }}
    >
      {/* Two switches don't fit beside it on a phone. */}
      <Typography sx={hasPush ? WHOLE : {}}>{kind}</Typography>
      <FormControlLabel
        label={t('profile.alerts.inApp')}
        labelPlacement="start"
        sx={{ m: 0, justifySelf: 'start' }}
        control={
          <Switch
            checked={alert.in_app}
            onChange={(event) => {
              onChange({ alerts: [{ ...alert, in_app: event.target.checked }] });
            }}
            slotProps={{ input: { 'aria-label': t('profile.alerts.inAppOf', { kind }) } }}
          />
        }
      />
      {hasPush && (
        <FormControlLabel
          label={t('profile.alerts.push')}
          labelPlacement="start"
          sx={{ m: 0 }}
          control={
            <Switch
              checked={alert.push}
              onChange={(event) => {
                onChange({ alerts: [{ ...alert, push: event.target.checked }] });
              }}
              slotProps={{ input: { 'aria-label': t('profile.alerts.pushOf', { kind }) } }}
            />
          }
        />
      )}
      <TextField
        select
        size="small"
        value={alert.email}
        label={t('profile.alerts.email')}
        onChange={(event) => {
          const email = EMAIL_MODES.find((mode) => mode === event.target.value);
          if (email !== undefined) onChange({ alerts: [{ ...alert, email }] });
        }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('profile.alerts.emailOf', { kind }) } } }}
        sx={WHOLE}
      >
        {EMAIL_MODES.map((mode) => (
          <MenuItem key={mode} value={mode}>
            {t(`profile.alerts.mode.${mode}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** In-app, device and e-mail settings per kind of notification: immediately, daily or never. Each change is saved at once. */
export function AlertPreferences() {
  const { t } = useTranslation();
  const { data, isError, refetch } = usePreferencesQuery();
  const hasPush = (usePushDevicesQuery().data?.public_key ?? null) !== null;
  const [save] = useSavePreferencesMutation();
  const [isWhole, setWhole] = useState(false);

  const change: Change = (part) => {
    // The daily e-mail is sent at an hour in the user's time zone, which the browser knows.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    void save({ body: { ...part, time_zone: timeZone } }).then(({ error }) => {
      showRefusal(error);
    });
  };

  const hasDigest = data?.alerts.some(({ email }) => email === 'digest') === true;
  return (
    <Section id="alerts" title={t('profile.alerts.heading')}>
      <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary', maxWidth: '62ch' }}>
        {t('profile.alerts.lead')}
      </Typography>
      {data === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={3} avatar={false} />)}
      {data?.alerts.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>{t('profile.alerts.none')}</Typography>
      )}
      {data !== undefined && data.alerts.length > 0 && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' }}>
            {data.alerts.slice(0, isWhole ? undefined : FIRST).map((alert) => (
              <AlertRow key={alert.kind} alert={alert} hasPush={hasPush} onChange={change} />
            ))}
          </Box>
          {data.alerts.length > FIRST && (
            <Box sx={{ px: { xs: 1, sm: 2 }, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
              <Button
                aria-expanded={isWhole}
                onClick={() => {
                  setWhole(!isWhole);
                }}
              >
                {isWhole
                  ? t('profile.alerts.showFewer')
                  : t('profile.alerts.showMore', { more: data.alerts.length - FIRST })}
              </Button>
            </Box>
          )}
          <SettingsRow>
            <TextField
              key={data.digest_time}
              type="time"
              size="small"
              label={t('profile.alerts.digestTime')}
              defaultValue={data.digest_time}
              disabled={!hasDigest}
              onBlur={(event) => {
                const time = event.target.value;
                if (time !== '' && time !== data.digest_time) change({ digest_time: time });
              }}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 190 }}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {hasDigest ? t('profile.alerts.digestHint', { zone: data.time_zone }) : t('profile.alerts.noDigest')}
            </Typography>
          </SettingsRow>
          {hasPush && (
            <QuietHours
              key={JSON.stringify(data.quiet_hours)}
              hours={data.quiet_hours}
              onChange={(quiet_hours) => {
                change({ quiet_hours });
              }}
            />
          )}
        </>
      )}
    </Section>
  );
}
