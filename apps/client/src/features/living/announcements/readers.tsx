import type { Announcement, AnnouncementReader } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { nearTime } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { useAnnouncementReadersQuery } from './announcements-api.ts';

function Reader({ reader }: { reader: AnnouncementReader }) {
  const { t, i18n } = useTranslation();
  const { _id: id, photo, read_at: at } = reader;
  const name = fullName(reader);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
      <PersonAvatar id={id} name={name} photo={photo} size={32} />
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Tag tone={at === null ? 'warning' : 'success'}>
        {at === null ? t('announcements.readers.missing') : nearTime(at, i18n.language)}
      </Tag>
    </Box>
  );
}

function List({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation();
  const { _id: announcementId, house_id: houseId, title } = announcement;
  const { currentData, isError, refetch } = useAnnouncementReadersQuery({ houseId, announcementId });
  if (currentData === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  }
  return (
    <Box component="ul" aria-label={t('announcements.readers.list', { title })} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {currentData.items.map((reader) => (
        <Reader key={reader._id} reader={reader} />
      ))}
    </Box>
  );
}

/** How many roomies have read an announcement; opened, who has and who hasn't. */
export function Readers({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { readings, title } = announcement;
  if (readings === null) return null;
  if (readings.of === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('announcements.readers.nobody')}
      </Typography>
    );
  }
  return (
    <Box>
      <Button
        sx={{ ml: -1.5 }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('announcements.readers.showNamed', { ...readings, title })}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t('announcements.readers.show', { ...readings })}
      </Button>
      {isOpen && (
        <Box id={id}>
          <List announcement={announcement} />
        </Box>
      )}
    </Box>
  );
}
