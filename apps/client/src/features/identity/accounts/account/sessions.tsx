import type { Session } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { dateAndTime } from '#lib/dates.ts';
import { deviceName } from '#lib/device-name.ts';
import { leaveDeviceBy } from '#session/leave-device.ts';
import { useReader } from '#session/use-reader.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { useEndSessionMutation, useLogoutEverywhereMutation, useSessionsQuery } from './account-api.ts';

function SessionItem({ item }: { item: Session }) {
  const { t, i18n } = useTranslation();
  const lastSeen = t('ownAccount.lastSeen', { when: dateAndTime(item.last_seen_at, i18n.language) });
  const device = deviceName(item.user_agent) ?? t('ownAccount.unknownDevice');
  const [endSession, { isLoading }] = useEndSessionMutation();
  const since = t('ownAccount.since', { when: dateAndTime(item.created_at, i18n.language) });
  return (
    <ListItem sx={{ px: { xs: 2, sm: 3 }, gap: 2 }}>
      <ListItemText
        primary={
          <>
            {device}
            {item.current && (
              <Box component="span" sx={{ ml: 1 }}>
                <Tag tone="primary">{t('ownAccount.thisDevice')}</Tag>
              </Box>
            )}
          </>
        }
        secondary={`${lastSeen}, ${since}`}
      />
      {!item.current && (
        <Button
          color="error"
          loading={isLoading}
          aria-label={t('ownAccount.endOf', { device })}
          onClick={() => void endSession({ params: { id: item._id } })}
          sx={{ flex: 'none', mr: -1.5 }}
        >
          {t('ownAccount.end')}
        </Button>
      )}
    </ListItem>
  );
}

export function Sessions() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useSessionsQuery();
  const { id } = useReader();
  const [logoutEverywhere] = useLogoutEverywhereMutation();
  const [isAsking, setAsking] = useState(false);

  const endAll = async (): Promise<void> => {
    setAsking(false);
    // Unlike signing out here, this has no effect unless the server confirms it.
    await leaveDeviceBy(() => logoutEverywhere({ body: {} }), 'logged_out', paths.signIn, id);
  };

  return (
    <Section
      id="sessions"
      title={t('ownAccount.sessions')}
      actions={
        <Button
          color="error"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('ownAccount.everywhere')}
        </Button>
      }
    >
      {data === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />)}
      <List sx={{ pt: 0 }}>
        {data?.items.map((item) => (
          <SessionItem key={item._id} item={item} />
        ))}
      </List>
      <ConfirmDialog
        open={isAsking}
        title={t('ownAccount.everywhereAsk')}
        text={t('ownAccount.everywhereText')}
        confirm={t('ownAccount.everywhere')}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void endAll()}
      />
    </Section>
  );
}
