import type { FeedItem } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { tellOutcome } from '../../../../api/tell-outcome.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../../ui/opened-confirm-dialog.ts';
import { useDeleteFeedMutation } from './feed-api.ts';

/** Takes away what was posted, when that is confirmed. */
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
      <Button
        color="error"
        loading={isLoading}
        aria-label={t('feed.remove.named', { chore, name: item.roomie.first_name })}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('feed.remove.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('feed.remove.ask', { chore })}
        text={t(item.state === 'posted' ? 'feed.remove.text' : 'feed.remove.decidedText')}
        confirm={t('feed.remove.open')}
        onConfirm={() => {
          close();
          const params = { id: item.roomie._id };
          void tellOutcome(remove({ params, body: { feed_id: item._id } }), t('feed.remove.done', { chore }));
        }}
        onClose={close}
      />
    </>
  );
}
