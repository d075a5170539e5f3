import type { FeedItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useVerifyFeedMutation } from './feed-api.ts';
import { useReader } from '#session/use-reader.ts';
import { verdictOf } from './what-can-be-done.ts';

/** Gives a verdict on another roomie's post, or changes it in time. */
export function VerifyButtons({ item }: { item: FeedItem }) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const [isAsking, setAsking] = useState(false);
  const [verify, { isLoading }] = useVerifyFeedMutation();
  const given = verdictOf(item, reader.id);
  const named = { chore: item.chore.name, name: item.roomie.first_name };

  const say = (says: 'point' | 'strike', reason = ''): Promise<boolean> => {
    const verdict = says === 'point' ? ({ point: 1, strike: 0 } as const) : ({ point: 0, strike: 1 } as const);
    const body = { feed_id: item._id, who_id: reader.id, ...verdict, reason };
    return showOutcome(verify({ params: { id: item.roomie._id }, body }), t(`feed.verify.${says}Said`, named));
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={given?.says === 'point' ? 'contained' : 'outlined'}
          aria-pressed={given?.says === 'point'}
          aria-label={t('feed.verify.pointNamed', named)}
          startIcon={<CheckIcon />}
          loading={isLoading && !isAsking}
          onClick={() => {
            if (given?.says !== 'point') void say('point');
          }}
        >
          {t('feed.verify.point')}
        </Button>
        <Button
          color="error"
          variant={given?.says === 'strike' ? 'contained' : 'outlined'}
          aria-pressed={given?.says === 'strike'}
          aria-label={t('feed.verify.strikeNamed', named)}
          startIcon={<CloseIcon />}
          disabled={isLoading}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('feed.verify.strike')}
        </Button>
      </Box>
      {given !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('feed.verdict.until', { when: dateAndTime(given.fixed_at, i18n.language) })}
        </Typography>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('feed.verify.ask', named)}
          text={t('feed.verify.text', named)}
          confirm={t('feed.verify.strike')}
          label={t('feed.verify.reason')}
          missing={t('feed.verify.missing')}
          onConfirm={(reason) => say('strike', reason)}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Box>
  );
}
