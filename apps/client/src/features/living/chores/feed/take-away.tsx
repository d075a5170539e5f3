import type { FeedItem } from '@common-roof/contracts';
import { useState } from 'react';

import { tellOutcome } from '../../../../api/tell-outcome.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoreMenu } from '../../../../ui/more-menu.tsx';
import { ConfirmDialog } from '../../../../ui/opened-confirm-dialog.ts';
import { useDeleteFeedMutation } from './feed-api.ts';

/** Takes away what was posted, when that is confirmed. */
export function TakeAway({ item }: { item: FeedItem }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteFeedMutation();
  const chore = item.chore.name;
  const close = (): void => {
    setAsking(false);
  };
  return (
    <>
      <MoreMenu
        label={t('shell.actionsFor', { name: t('feed.remove.what', { chore, name: item.roomie.first_name }) })}
        choices={[
          {
            label: t('feed.remove.open'),
            isGrave: true,
            act: () => {
              setAsking(true);
            },
          },
        ]}
      />
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
