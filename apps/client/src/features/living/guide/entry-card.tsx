import type { GuideEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { Tag } from '#ui/tag.tsx';
import { useIsRemoved } from '#ui/use-is-removed.ts';
import { userText } from '#ui/user-text.ts';
import { GuideFiles } from './guide-files.tsx';
import type { GuideUploads } from './guide-uploads.ts';
import { WifiFacts } from './wifi-facts.tsx';

interface EntryCardProps {
  entry: GuideEntry;
  password: string | null | undefined;
  /** Whether the password couldn't be fetched. */
  isUnavailable: boolean;
  uploads: GuideUploads;
  isOwner: boolean;
  actions: ReactNode;
}

/** A number to call in an emergency: large enough for shaking fingers. */
function EmergencyNumber({ title, phone }: { title: string; phone: string }) {
  const { t } = useTranslation();
  return (
    <Link
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      aria-label={t('guide.call', { title, phone })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 44,
        fontSize: '1.25rem',
        fontWeight: 650,
        whiteSpace: 'nowrap',
      }}
    >
      {phone}
    </Link>
  );
}

/** Who else reads an entry or a document, as its homeowner sees it; a room, as everybody does. */
export function ReaderTags({ audience, room, isOwner }: Pick<GuideEntry, 'audience' | 'room'> & { isOwner: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {room !== null && <Tag>{t('guide.forRoom', { room: room.name })}</Tag>}
      {isOwner && audience !== 'residents' && <Tag tone="info">{t(`guide.audience.${audience}`)}</Tag>}
    </>
  );
}

/** One entry of a guide. */
export function EntryCard({ entry, password, isUnavailable, uploads, isOwner, actions }: EntryCardProps) {
  const { t, i18n } = useTranslation();
  const { _id: id, kind, title, text, phone, wifi, photos, files, changed_at: changedAt } = entry;
  if (useIsRemoved(id)) return null;
  return (
    <Card component="article" aria-labelledby={`guide-${id}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography id={`guide-${id}`} variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
              {kind !== 'emergency' && kind !== 'other' && t(`guide.kind.${kind}`) !== title && (
                <Tag tone="primary">{t(`guide.kind.${kind}`)}</Tag>
              )}
              <ReaderTags {...entry} isOwner={isOwner} />
            </Box>
          </Box>
          {actions}
        </Box>
        {phone !== null && <EmergencyNumber title={title} phone={phone} />}
        {wifi !== null && <WifiFacts wifi={wifi} password={password} isUnavailable={isUnavailable} isOwner={isOwner} />}
        {text !== '' && <Typography sx={{ ...userText, maxWidth: '72ch' }}>{text}</Typography>}
        {photos.length > 0 && uploads.gallery(photos, t('guide.photosOf', { title }))}
        <GuideFiles files={files} title={title} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('guide.changed', { day: dateOf(changedAt, i18n.language) })}
        </Typography>
      </Stack>
    </Card>
  );
}
