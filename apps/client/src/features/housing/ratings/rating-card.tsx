import type { Rating } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { StarRow } from '#ui/stars.tsx';
import { userText } from '#ui/user-text.ts';

const ReplyDialog = lazyOnOpen(async () => (await import('./reply-dialog.tsx')).ReplyDialog);

function Words({ heading, text }: { heading: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {heading}
      </Typography>
      <Typography sx={userText}>{text}</Typography>
    </div>
  );
}

/** One rating, with its reply, or a note that it was removed. */
export function RatingCard({ rating }: { rating: Rating }) {
  const { t, i18n } = useTranslation();
  const [isReplying, setReplying] = useState(false);
  const { author, rated, house, reply, removed, may } = rating;
  const at = dateOf(rating.revealed_at ?? rating.written_at, i18n.language);
  return (
    <Box
      component="li"
      sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: '1px solid', borderColor: 'divider', listStyle: 'none' }}
    >
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <PersonAvatar id={author._id} name={author.first_name} photo={author.photo} size={40} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {t('ratings.about.by', { name: author.first_name })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {house.name}
              {dot()}
              {at}
            </Typography>
          </Box>
        </Box>
        {rating.reveals_at !== null && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('ratings.stays.sealed', { name: rated.first_name, day: dateOf(rating.reveals_at, i18n.language) })}
          </Typography>
        )}
        {removed !== null && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('ratings.about.removed', { reason: removed.reason })}
          </Typography>
        )}
        {rating.rating !== null && (
          <StarRow stars={rating.rating} label={t('ratings.stars', { stars: rating.rating })} />
        )}
        <Words heading={t('ratings.about.good')} text={rating.whats_good} />
        <Words heading={t('ratings.about.improve')} text={rating.what_could_be_improved} />
        {reply !== null && (
          <Box sx={{ pl: 2, borderLeft: '2px solid', borderColor: 'divider' }}>
            <Words
              heading={t('ratings.about.replied', { name: rated.first_name, day: dateOf(reply.at, i18n.language) })}
              text={reply.text}
            />
          </Box>
        )}
        {may.reply && (
          <div>
            <Button
              variant="outlined"
              aria-label={t('ratings.about.replyNamed', { name: author.first_name })}
              onClick={() => {
                setReplying(true);
              }}
            >
              {t('ratings.about.reply')}
            </Button>
          </div>
        )}
      </Stack>
      {isReplying && (
        <ReplyDialog
          rating={rating}
          onClose={() => {
            setReplying(false);
          }}
        />
      )}
    </Box>
  );
}
