import type { Notification } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { shortWhen } from '#lib/dates.ts';

/** One notification: opening it marks it read and follows its link. */
export function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t, i18n } = useTranslation();
  const isUnread = notification.read_at === null;
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onOpen} sx={{ alignItems: 'flex-start', gap: 1.5, borderRadius: '10px', py: 1.25 }}>
        <Box
          sx={{
            width: 10,
            height: 10,
            mt: 0.75,
            flex: 'none',
            borderRadius: '50%',
            bgcolor: isUnread ? 'primary.main' : 'transparent',
          }}
        >
          {isUnread && <span role="img" aria-label={t('alertList.unread')} />}
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Typography sx={{ fontWeight: isUnread ? 650 : 500 }}>{notification.title}</Typography>
            <Typography
              variant="caption"
              component="time"
              dateTime={notification.created_at}
              sx={{ color: 'text.secondary', flex: 'none' }}
            >
              {shortWhen(notification.created_at, i18n.language)}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {notification.body}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
