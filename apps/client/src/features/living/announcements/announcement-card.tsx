import type { Announcement } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayName, nearTime, timeOfDay } from '#lib/dates.ts';
import { focusRegion } from '#lib/focus.ts';
import { useReader } from '#session/use-reader.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import { userText } from '#ui/user-text.ts';
import { AnnouncementActions } from './announcement-actions.tsx';
import { useReadAnnouncementMutation } from './announcements-api.ts';
import { Readers } from './readers.tsx';

/** Marks what a roomie sees as read. @returns whether it was unread when it appeared, however long it stays in view */
function useFirstReading({ _id: id, read_at: at }: Announcement): boolean {
  const { role } = useReader();
  const [isNew] = useState(role === 'roomie' && at === null);
  const [read] = useReadAnnouncementMutation();
  useEffect(() => {
    if (isNew) void read({ params: { id } });
  }, [isNew, id, read]);
  return isNew;
}

interface AnnouncementCardProps {
  announcement: Announcement;
  /** Whether a link led to it: it gets the focus. */
  isAimedAt: boolean;
}

/** An announcement in full; for the homeowner, with its readers. */
export function AnnouncementCard({ announcement, isAimedAt }: AnnouncementCardProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const isNew = useFirstReading(announcement);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAimedAt || card.current === null) return;
    card.current.scrollIntoView({ block: 'start' });
    focusRegion(card.current);
  }, [isAimedAt]);
  const { _id: id, author, title, text, posted_at: at, edited_at: editedAt } = announcement;
  const name = author._id === reader.id ? t('announcements.you') : author.first_name;
  return (
    <Card ref={card} component="article" aria-labelledby={`announcement-${id}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <PersonAvatar id={author._id} name={author.first_name} photo={author.photo} size={36} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
              <Typography id={`announcement-${id}`} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              {isNew && <Tag tone="primary">{t('announcements.new')}</Tag>}
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('announcements.by', {
                name,
                when: `${dayName(at, i18n.language)}, ${timeOfDay(at, i18n.language)}`,
              })}
              {editedAt !== null && (
                <Box component="span" sx={{ display: 'block' }}>
                  {t('announcements.edited', { when: nearTime(editedAt, i18n.language) })}
                </Box>
              )}
            </Typography>
          </Box>
          {reader.role === 'homeowner' && <AnnouncementActions announcement={announcement} />}
        </Box>
        <Typography sx={{ ...userText, maxWidth: '72ch' }}>{text}</Typography>
        <Readers announcement={announcement} />
      </Stack>
    </Card>
  );
}
