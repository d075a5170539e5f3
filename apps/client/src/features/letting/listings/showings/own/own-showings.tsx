import type { Showing } from '@common-roof/contracts';
import { showingMachine } from '@common-roof/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { ShowingLine } from '#features/letting/listings/showings/showing-line.tsx';
import { useSpan } from '#features/letting/listings/showings/use-span.ts';
import { ShowingList } from '#features/letting/listings/showings/showing-list.tsx';
import { useAct } from '#features/letting/listings/showings/use-act.ts';

/** A showing of the roomie's room, which needs their consent. For other rooms only the time is visible. */
function OwnShowing({ showing }: { showing: Showing }) {
  const { t } = useTranslation();
  const [act, isLoading] = useAct();
  const [isDeclining, setIsDeclining] = useState(false);
  const when = useSpan()(showing);
  const can = (action: 'confirm' | 'decline'): boolean =>
    showing.own_room && showingMachine.allows(action, showing.state);
  return (
    <ShowingLine showing={showing} withPlace>
      {can('confirm') && (
        <Button
          variant="contained"
          loading={isLoading}
          aria-label={t('showings.own.confirmNamed', { when })}
          onClick={() => void act(showing, { action: 'confirm' }, t('showings.own.confirmed'))}
        >
          {t('showings.own.confirm')}
        </Button>
      )}
      {can('decline') && (
        <Button
          color="error"
          aria-label={t('showings.own.declineNamed', { when })}
          onClick={() => {
            setIsDeclining(true);
          }}
        >
          {t('showings.own.decline')}
        </Button>
      )}
      {isDeclining && (
        <ReasonDialog
          title={t('showings.own.declineAsk', { when })}
          text={t('showings.own.declineText')}
          confirm={t('showings.own.decline')}
          label={t('showings.reason')}
          missing={t('showings.reasonMissing')}
          onConfirm={(reason) => act(showing, { action: 'decline', reason }, t('showings.own.declined'))}
          onClose={() => {
            setIsDeclining(false);
          }}
        />
      )}
    </ShowingLine>
  );
}

export function OwnShowings() {
  const { t } = useTranslation();
  return (
    <ShowingList title={t('showings.own.list')} roomId={null} empty={t('showings.own.none')}>
      {(showing) => <OwnShowing key={showing._id} showing={showing} />}
    </ShowingList>
  );
}
