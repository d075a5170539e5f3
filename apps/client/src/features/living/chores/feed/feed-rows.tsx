import type { FeedItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayName, timeOfDay } from '#lib/dates.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { AppealButton } from '#features/living/chores/appeals/appeal-button.tsx';
import { struckOf } from '#features/living/chores/appeals/struck.ts';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import type { FeedPhotos } from './feed-photos.ts';
import { FeedStateLine } from './feed-state.tsx';
import { TakeAway } from './take-away.tsx';
import { useReader } from '#session/use-reader.ts';
import { VerdictList } from './verdict-list.tsx';
import { VerifyButtons } from './verify-buttons.tsx';
import { canTakeAway, canVerify, isOwn } from './what-can-be-done.ts';
import { now } from '#lib/clock.ts';
import { userText } from '#ui/user-text.ts';

interface FeedRowProps {
  item: FeedItem;
  photos: FeedPhotos;
}

const ROW = {
  px: { xs: 2, sm: 2.5 },
  py: 1.25,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** What remains of a removed post: that there was one. */
function Tombstone({ item, name }: { item: FeedItem; name: string }) {
  const { t } = useTranslation();
  return (
    <Box component="article" sx={ROW}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('feed.removed', { chore: item.chore.name, name })}
      </Typography>
    </Box>
  );
}

/** A post: the chore, who did it and when, photos, verdicts, and the reader's actions. */
export function FeedRow({ item, photos }: FeedRowProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { chore, roomie, text, verdicts, posted_at: at } = item;
  const name = roomie._id === reader.id ? t('feed.you') : roomie.first_name;
  if (item.state === 'removed') return <Tombstone item={item} name={roomie.first_name} />;
  const struck = isOwn(item, reader) ? struckOf(item, now()) : null;
  const when = `${dayName(at, i18n.language)}, ${timeOfDay(at, i18n.language)}`;
  return (
    <Box component="article" aria-labelledby={`feed-${item._id}`} sx={ROW}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <ChoreBadge icon={chore.icon} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={`feed-${item._id}`} component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {chore.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(item.taken_over ? 'feed.byOther' : 'feed.by', { name, when })}
          </Typography>
        </Box>
        {/* A phone shows the name only. */}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <PersonAvatar id={roomie._id} name={roomie.first_name} photo={roomie.photo} size={32} />
        </Box>
        {canTakeAway(item, reader) && (
          <Box sx={{ my: -1, ml: -1, mr: -1.5 }}>
            <TakeAway item={item} />
          </Box>
        )}
      </Box>
      <Stack spacing={0.5} sx={{ mt: 0.25, pl: 6.5 }}>
        {text !== '' && <Typography sx={userText}>{text}</Typography>}
        {item.photos.length > 0 &&
          photos.gallery(item.photos, t('feed.photosOf', { chore: chore.name, name: roomie.first_name }))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 1, sm: 2 }, rowGap: 0.5, alignItems: 'center' }}>
          <FeedStateLine item={item} />
          <VerdictList verdicts={verdicts} />
        </Box>
      </Stack>
      {canVerify(item, reader, now()) && (
        <Box sx={{ mt: 1, pl: { xs: 0, sm: 6.5 } }}>
          <VerifyButtons item={item} />
        </Box>
      )}
      {struck !== null && (
        <Box sx={{ mt: 0.5, pl: 6.5 }}>
          <ButtonRow>
            <AppealButton struck={struck} />
          </ButtonRow>
        </Box>
      )}
    </Box>
  );
}

interface FeedRowsProps {
  items: readonly FeedItem[];
  photos: FeedPhotos;
}

/** Posts as rows on one surface. */
export const FeedRows = ({ items, photos }: FeedRowsProps) => (
  <Card>
    {items.map((item) => (
      <FeedRow key={item._id} item={item} photos={photos} />
    ))}
  </Card>
);
