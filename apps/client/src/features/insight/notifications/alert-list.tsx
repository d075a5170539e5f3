import type { Notification } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { BellIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { NotificationItem } from './notification-item.tsx';
import {
  useNotificationsInfiniteQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
} from './notifications-api.ts';

function Alerts({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useNotificationsInfiniteQuery();
  const [markRead] = useReadNotificationMutation();

  const open = ({ _id, link, read_at: readAt }: Notification): void => {
    if (readAt === null) void markRead({ params: { id: _id } });
    // A path of ours, never another site.
    if (link?.startsWith('/') === true && !link.startsWith('//')) {
      void navigate(link);
      onDone();
    }
  };

  return (
    <PagedList
      query={query}
      skeleton={<ListSkeleton rows={3} avatar={false} />}
      empty={<EmptyState icon={<BellIcon />} text={t('alertList.empty')} />}
      more={t('alertList.older')}
    >
      {(items) => (
        <List sx={{ px: 1 }}>
          {items.map((item) => (
            <NotificationItem
              key={item._id}
              notification={item}
              onOpen={() => {
                open(item);
              }}
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}

interface AlertListProps {
  open: boolean;
  anchor: () => HTMLElement | null;
  unread: number;
  onClose: () => void;
}

/** The bell menu: the newest notifications, and older ones on demand. */
export function AlertList({ open, anchor, unread, onClose }: AlertListProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const [markAllRead] = useReadAllNotificationsMutation();
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': headingId,
          sx: {
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: '70dvh',
            border: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2.5, pt: 1.5 }}>
        <Typography id={headingId} variant="h3" component="h2">
          {t('alertList.heading')}
        </Typography>
        {unread > 0 && (
          <Button size="small" onClick={() => void markAllRead()}>
            {t('alertList.readAll')}
          </Button>
        )}
      </Box>
      <Alerts onDone={onClose} />
    </Popover>
  );
}
