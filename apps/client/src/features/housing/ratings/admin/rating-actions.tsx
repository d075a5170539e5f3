import type { AdminRating } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useRemoveRatingMutation } from './admin-ratings-api.ts';

const FeelingsDialog = lazyOnOpen(async () => (await import('./feelings-dialog.tsx')).FeelingsDialog);

/** Reads a rating's private part, or removes the rating. */
export function RatingActions({ rating }: { rating: AdminRating }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'feelings' | 'remove' | null>(null);
  const [remove] = useRemoveRatingMutation();
  const names = { author: rating.author.first_name, rated: rating.rated.first_name };
  const close = (): void => {
    setOpened(null);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: { md: 'flex-end' },
        '& .MuiButton-root': { whiteSpace: 'nowrap' },
      }}
    >
      {rating.has_private_feelings && (
        <Button
          size="small"
          aria-label={t('ratings.admins.feelingsNamed', { name: names.author })}
          onClick={() => {
            setOpened('feelings');
          }}
        >
          {t('ratings.admins.feelings')}
        </Button>
      )}
      {rating.removed === null && (
        <Button
          size="small"
          color="error"
          aria-label={t('ratings.admins.remove.named', names)}
          onClick={() => {
            setOpened('remove');
          }}
        >
          {t('ratings.admins.remove.open')}
        </Button>
      )}
      {opened === 'feelings' && <FeelingsDialog rating={rating} onClose={close} />}
      {opened === 'remove' && (
        <ReasonDialog
          title={t('ratings.admins.remove.ask')}
          text={t('ratings.admins.remove.text', names)}
          confirm={t('ratings.admins.remove.confirm')}
          label={t('ratings.admins.remove.reason')}
          missing={t('ratings.admins.remove.missing')}
          onConfirm={(reason) =>
            showOutcome(remove({ params: { id: rating._id }, body: { reason } }), t('ratings.admins.remove.done'))
          }
          onClose={close}
        />
      )}
    </Box>
  );
}
