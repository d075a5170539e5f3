import type { PushDevice } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import {
  useAddPushDeviceMutation,
  usePushDevicesQuery,
  useRemovePushDeviceMutation,
  useTestPushDeviceMutation,
} from '#api/resources/push-devices.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError, tell } from '#lib/alerts.ts';
import { dateAndTime } from '#lib/dates.ts';
import { deviceName } from '#lib/device-name.ts';
import { devicePush, type PushAbility } from './device-push.ts';
import { logFailure } from '#lib/log.ts';
import { rememberPushOwner } from './push-owner.ts';
import { useReader } from '#session/use-reader.ts';
import { Section } from '#ui/page.tsx';
import { Tag } from '#ui/tag.tsx';

function DeviceItem({ device, onRemoved }: { device: PushDevice; onRemoved: () => void }) {
  const { t, i18n } = useTranslation();
  const [remove, { isLoading }] = useRemovePushDeviceMutation();
  const name = deviceName(device.user_agent) ?? t('ownAccount.unknownDevice');
  const removeIt = async (): Promise<void> => {
    const { error } = await remove({ params: { id: device._id } });
    showRefusal(error);
    if (error === undefined) onRemoved();
  };
  return (
    <ListItem sx={{ px: { xs: 2, sm: 3 }, gap: 2 }}>
      <ListItemText
        primary={
          <>
            {name}
            {device.current && (
              <Box component="span" sx={{ ml: 1 }}>
                <Tag tone="primary">{t('ownAccount.thisDevice')}</Tag>
              </Box>
            )}
          </>
        }
        secondary={t('profile.devices.lastUsed', { when: dateAndTime(device.last_used_at, i18n.language) })}
      />
      <Button
        color="error"
        loading={isLoading}
        aria-label={t(device.current ? 'profile.devices.turnOffHere' : 'profile.devices.removeOf', { device: name })}
        onClick={() => void removeIt()}
        sx={{ flex: 'none', mr: -1.5 }}
      >
        {t(device.current ? 'profile.devices.turnOff' : 'profile.devices.remove')}
      </Button>
    </ListItem>
  );
}

/** Returns whether this browser receives notifications; undefined until it has said so. */
function useOwnAddress(asked: unknown): boolean | undefined {
  const [hasAddress, setHasAddress] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const endpoint = await devicePush.findEndpoint().catch(() => null);
      if (!isGone) setHasAddress(endpoint !== null);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [asked]);
  return hasAddress;
}

/** Explains why nothing can be turned on here. */
function Obstacle({ ability }: { ability: Exclude<PushAbility, 'possible'> }) {
  const { t } = useTranslation();
  return (
    <Alert severity={ability === 'blocked' ? 'warning' : 'info'} sx={{ mx: { xs: 2, sm: 3 }, mb: 3 }}>
      {t(`profile.devices.${ability}`)}
    </Alert>
  );
}

/** Turns notifications on this device on and off, and lists the account's other devices. Empty where nothing is pushed. */
export function DeviceNotifications() {
  const { t } = useTranslation();
  const { id: accountId } = useReader();
  const { data } = usePushDevicesQuery();
  const [ability, setAbility] = useState(() => devicePush.ability());
  const hasAddress = useOwnAddress(data);
  const [add] = useAddPushDeviceMutation();
  const [test, { isLoading: isTesting }] = useTestPushDeviceMutation();
  const [isBusy, setBusy] = useState(false);
  if (data === undefined) return null;
  const { public_key: publicKey, items } = data;
  if (publicKey === null) return null;
  const current = hasAddress === true ? items.find((device) => device.current) : undefined;

  const turnOn = async (): Promise<void> => {
    setBusy(true);
    try {
      const address = await devicePush.turnOn(publicKey);
      setAbility(devicePush.ability());
      if (address === null) return;
      const { error } = await add({ body: address });
      showRefusal(error);
      if (error !== undefined) return;
      await rememberPushOwner({ accountId, endpoint: address.endpoint, publicKey });
      tell(t('profile.devices.turnedOn'));
    } catch (cause) {
      logFailure('Notifications could not be turned on', cause);
      showError(t('profile.devices.failed'));
    } finally {
      setBusy(false);
    }
  };
  const turnedOff = (): void => {
    devicePush.turnOff().catch((cause: unknown) => {
      logFailure('The address for notifications could not be ended', cause);
    });
  };
  const sendTest = async ({ _id: id }: PushDevice): Promise<void> => {
    const { error } = await test({ params: { id } });
    showRefusal(error);
    if (error === undefined) tell(t('profile.devices.tested'));
  };

  return (
    <Section id="device-notifications" title={t('profile.devices.heading')}>
      <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary', maxWidth: '62ch' }}>
        {t('profile.devices.lead')}
      </Typography>
      {ability !== 'possible' && <Obstacle ability={ability} />}
      {ability === 'possible' && hasAddress !== undefined && (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ px: { xs: 2, sm: 3 }, pb: 3, alignItems: { sm: 'center' } }}
        >
          {current === undefined ? (
            <Button variant="contained" loading={isBusy} onClick={() => void turnOn()}>
              {t('profile.devices.turnOn')}
            </Button>
          ) : (
            <>
              <Typography sx={{ flex: 1 }}>{t('profile.devices.on')}</Typography>
              <Button variant="outlined" loading={isTesting} onClick={() => void sendTest(current)}>
                {t('profile.devices.test')}
              </Button>
            </>
          )}
        </Stack>
      )}
      {items.length > 0 && (
        <List aria-label={t('profile.devices.list')} sx={{ pt: 0 }}>
          {items.map((device) => (
            <DeviceItem
              key={device._id}
              device={device}
              onRemoved={() => {
                if (device.current) turnedOff();
              }}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
