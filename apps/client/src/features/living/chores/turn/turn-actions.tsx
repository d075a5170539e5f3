import type { ChoreAssignment, House } from '@common-roof/contracts';
import { PASS_ONS_PER_MONTH } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { useMe } from '#session/me-context.tsx';
import { MoreIcon } from '#ui/icons.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { usePassOnsLeft } from '#features/living/chores/balances/use-pass-ons-left.ts';
import { FeedbackDialog } from '#features/living/chores/feedback/lazy-feedback-dialog.ts';
import { useAway } from '#features/living/chores/use-people.ts';
import { offersOf, type TurnOffer } from './turn-offers.ts';
import { useTurnChanges } from './use-turn-changes.ts';
import { now } from '#lib/clock.ts';

const AssignDialog = lazyOnOpen(async () => (await import('./assign-dialog.tsx')).AssignDialog);
const SwapDialog = lazyOnOpen(async () => (await import('./swap-dialog.tsx')).SwapDialog);
const TurnMenu = lazyOnOpen(async () => (await import('./turn-menu.tsx')).TurnMenu);

type Open = 'assign' | 'swap' | 'passOn' | 'say' | null;

/** The reader's actions on a turn: the most likely as a button, the rest in a menu. */
export function TurnActions({ turn, house }: { turn: ChoreAssignment; house: House }) {
  const { t, i18n } = useTranslation();
  const { userType, userData } = useMe();
  const { isBusy, takeOver, passOn, undo } = useTurnChanges(turn);
  const left = usePassOnsLeft(house._id);
  const [open, setOpen] = useState<Open>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isAway = useAway(house._id)(userData._id, turn.due_on);
  const [first, ...others] = offersOf(turn, { userType, id: userData._id, isAway }, now());
  const named = { chore: turn.chore.name, day: dayWithWeekday(turn.due_on, i18n.language) };
  const close = (): void => {
    setOpen(null);
  };
  const run = (offer: TurnOffer): void => {
    if (offer === 'takeOver') void takeOver();
    else if (offer === 'undo') void undo();
    else setOpen(offer);
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {first !== undefined && (
          <Button
            loading={isBusy}
            aria-label={t(`chores.turn.${first}Named`, named)}
            onClick={() => {
              run(first);
            }}
          >
            {t(`chores.turn.${first}`)}
          </Button>
        )}
        <IconButton
          aria-label={t('chores.turn.moreNamed', named)}
          aria-haspopup="menu"
          sx={{ mr: -1 }}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
          }}
        >
          <MoreIcon />
        </IconButton>
      </Box>
      {anchor !== null && (
        <TurnMenu
          anchor={anchor}
          items={[
            ...others.map((offer) => ({
              label: offer === 'passOn' && left === 0 ? t('chores.turn.passOnNone') : t(`chores.turn.${offer}`),
              isDisabled: offer === 'passOn' && left === 0,
              run: () => {
                run(offer);
              },
            })),
            {
              label: t('chores.said.say'),
              run: () => {
                setOpen('say');
              },
            },
          ]}
          onClose={() => {
            setAnchor(null);
          }}
        />
      )}
      {open === 'assign' && <AssignDialog turn={turn} house={house} onClose={close} />}
      {open === 'say' && <FeedbackDialog chore={turn.chore} houseId={house._id} onClose={close} />}
      {open === 'swap' && <SwapDialog turn={turn} house={house} onClose={close} />}
      <ConfirmDialog
        open={open === 'passOn'}
        title={t('chores.turn.passOnAsk', named)}
        text={`${t('chores.turn.passOnText')} ${t('chores.turn.passOnLeft', { most: PASS_ONS_PER_MONTH, left })}`}
        confirm={t('chores.turn.passOn')}
        tone="primary"
        onConfirm={() => {
          close();
          void passOn();
        }}
        onClose={close}
      />
    </>
  );
}
