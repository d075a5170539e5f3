import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayName, timeOfDay } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/page.tsx';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { useToVerify } from '#features/living/chores/feed/use-to-verify.ts';
import { VerifyButtons } from '#features/living/chores/feed/verify-buttons.tsx';
import { userText } from '#ui/user-text.ts';

/** Few enough that the page isn't only about others. */
const SHOWN = 3;

/** Others' posts the reader can verify; nothing if none is waiting. */
export function VerifyToday({ houseId, photos }: { houseId: string; photos: FeedPhotos }) {
  const { t, i18n } = useTranslation();
  const { items = [] } = useToVerify(houseId);
  if (items.length === 0) return null;
  return (
    <Section
      id="verify-today"
      title={t('feed.toVerify', { count: items.length })}
      actions={
        <Button component={Link} to={paths.feedToVerify}>
          {t('feed.day.toFeed')}
        </Button>
      }
    >
      <Box component="ul" aria-labelledby="verify-today" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.slice(0, SHOWN).map((item) => (
          <Box
            component="li"
            key={item._id}
            sx={{
              display: 'grid',
              gap: 1.5,
              px: { xs: 2, sm: 3 },
              py: 2,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <ChoreBadge icon={item.chore.icon} />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.chore.name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('feed.by', {
                    name: item.roomie.first_name,
                    when: `${dayName(item.posted_at, i18n.language)}, ${timeOfDay(item.posted_at, i18n.language)}`,
                  })}
                </Typography>
              </Box>
            </Box>
            {item.text !== '' && <Typography sx={userText}>{item.text}</Typography>}
            {item.photos.length > 0 &&
              photos.gallery(item.photos, t('feed.photosOf', { chore: item.chore.name, name: item.roomie.first_name }))}
            <VerifyButtons item={item} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
