import type { FeedItem } from '@common-roof/contracts';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { DeleteIcon } from '#ui/icons.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { useDeleteFeedMutation } from './feed-api.ts';

/** Removes a post after a confirmation. */
export function TakeAway({ item }: { item: FeedItem }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteFeedMutation();
  const chore = item.chore.name;
  const close = (): void => {
    setAsking(false);
  };
  return (
    <>
      <IconButton
        aria-label={t('feed.remove.named', { chore, name: item.roomie.first_name })}
        disabled={isLoading}
        onClick={() => {
          setAsking(true);
        }}
        sx={{ width: 44, height: 44, color: 'text.secondary' }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        title={t('feed.remove.ask', { chore })}
        text={t(item.state === 'posted' ? 'feed.remove.text' : 'feed.remove.decidedText')}
        confirm={t('feed.remove.open')}
        onConfirm={() => {
          close();
          const params = { id: item.roomie._id };
          void showOutcome(remove({ params, body: { feed_id: item._id } }), t('feed.remove.done', { chore }));
        }}
        onClose={close}
      />
    </>
  );
}
