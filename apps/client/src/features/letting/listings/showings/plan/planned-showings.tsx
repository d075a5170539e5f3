import type { Showing } from '@common-roof/contracts';
import { showingMachine } from '@common-roof/domain';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { ShowingLine } from '#features/letting/listings/showings/showing-line.tsx';
import { useSpan } from '#features/letting/listings/showings/use-span.ts';
import { ShowingList } from '#features/letting/listings/showings/showing-list.tsx';
import { useAct } from '#features/letting/listings/showings/use-act.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const MoveDialog = lazyOnOpen(async () => (await import('./move-dialog.tsx')).MoveDialog);

/** A showing with its homeowner's actions. */
function PlannedShowing({ showing, withPlace }: { showing: Showing; withPlace: boolean }) {
  const { t } = useTranslation();
  const [act, isLoading] = useAct();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const when = useSpan()(showing);
  const close = (): void => {
    setOpen(null);
  };
  const can = (action: 'move' | 'cancel'): boolean => showingMachine.allows(action, showing.state);
  return (
    <ShowingLine
      showing={showing}
      withPlace={withPlace}
      menu={
        <MoreMenu
          label={t('shell.actionsFor', { name: when })}
          choices={[
            ...(can('move')
              ? [
                  {
                    label: t('showings.plan.move'),
                    act: () => {
                      setOpen('move');
                    },
                  },
                ]
              : []),
            ...(can('cancel')
              ? [
                  {
                    label: t('showings.plan.cancel'),
                    isGrave: true,
                    act: () => {
                      setOpen('cancel');
                    },
                  },
                ]
              : []),
          ]}
        />
      }
    >
      {showing.waits_for === 'visitor' && (
        <Button
          variant="outlined"
          loading={isLoading}
          aria-label={t('showings.plan.confirmNamed', { when })}
          onClick={() => void act(showing, { action: 'confirm' }, t('showings.plan.confirmed'))}
        >
          {t('showings.plan.confirm')}
        </Button>
      )}
      {open === 'move' && <MoveDialog showing={showing} onClose={close} />}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('showings.plan.cancelAsk', { when })}
          text={t('showings.plan.cancelText')}
          confirm={t('showings.plan.cancel')}
          label={t('showings.reason')}
          onConfirm={(reason) => act(showing, { action: 'cancel', reason }, t('showings.plan.cancelled'))}
          onClose={close}
        />
      )}
    </ShowingLine>
  );
}

interface PlannedShowingsProps {
  /** null: the rooms of all houses */
  roomId: string | null;
  title?: string;
  actions?: ReactNode;
}

/** A homeowner's showings of one room, or of all rooms. */
export function PlannedShowings({ roomId, title, actions }: PlannedShowingsProps) {
  const { t } = useTranslation();
  return (
    <ShowingList
      title={title ?? t('showings.plan.list')}
      roomId={roomId}
      empty={t(roomId === null ? 'showings.plan.none' : 'showings.plan.noneOfRoom')}
      actions={actions}
    >
      {(showing) => <PlannedShowing key={showing._id} showing={showing} withPlace={roomId === null} />}
    </ShowingList>
  );
}
