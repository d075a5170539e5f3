import type { ChoreAssignment, House } from '@common-roof/contracts';
import { TURNS_GIVEN_DAYS } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { useMe } from '#session/me-context.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useChangeTurnMutation, useTurnsQuery } from '#features/living/chores/chores-api.ts';
import { useAway, usePeople } from '#features/living/chores/use-people.ts';
import { SwapChoices } from './swap-choices.tsx';
import { type HeldTurn, turnsToSwap } from './turns-to-swap.ts';
import { useTurnUndo } from './use-turn-undo.ts';
import { now } from '#lib/clock.ts';

interface SwapDialogProps {
  /** The reader's turn. */
  turn: ChoreAssignment;
  house: House;
  onClose: () => void;
}

const NOTHING: { chosenId: string | null } = { chosenId: null };

/** Offers one of the reader's turns for another roomie's, and shows the consequences. */
export function SwapDialog({ turn, house, onClose }: SwapDialogProps) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const personOf = usePeople(house._id);
  const isAway = useAway(house._id);
  const today = dayIn(house.time_zone, now());
  const span = { from: today, until: plusDays(today, TURNS_GIVEN_DAYS) };
  const { currentData, isError, refetch } = useTurnsQuery({ houseId: house._id, ...span });
  const [sought, setSought] = useState('');
  const [change] = useChangeTurnMutation();
  const { tellWithUndo } = useTurnUndo();
  const dayOf = ({ due_on: on }: ChoreAssignment): string => dayWithWeekday(on, i18n.language);

  const others = turnsToSwap(currentData ?? [], { me: userData._id, turn, isAway }, now());
  const found = others.filter(({ assignee }) => isCalled(personOf(assignee).name, sought));
  // The current version: its assignee may have changed since it was selected.
  const chosenOf = (chosenId: string | null): HeldTurn | undefined => others.find(({ _id: id }) => id === chosenId);
  const isOwn = turn.assignee?._id === userData._id;
  const effectOf = (chosen: HeldTurn | undefined) =>
    chosen && {
      mine: turn.chore.name,
      myDay: dayOf(turn),
      theirs: chosen.chore.name,
      theirDay: dayOf(chosen),
      name: chosen.assignee.first_name,
    };

  return (
    <FormDialog
      title={t('chores.swap.heading', { chore: turn.chore.name })}
      text={t('chores.swap.text', { chore: turn.chore.name, day: dayOf(turn) })}
      submit={t('chores.swap.submit')}
      schema={({ changeTurn }) => changeTurn.body}
      values={NOTHING}
      body={({ chosenId }) => ({
        do: 'swap' as const,
        version: turn.version,
        with: { _id: chosenId ?? '', version: chosenOf(chosenId)?.version ?? 0 },
      })}
      send={(body) => change({ params: { id: turn._id }, body })}
      onDone={({ change_id }, { values: { chosenId } }) => {
        const effect = effectOf(chosenOf(chosenId));
        if (effect !== undefined) tellWithUndo(turn, change_id, t('chores.swap.sent', effect));
        onClose();
      }}
      canSubmit={({ chosenId }) => chosenOf(chosenId) !== undefined && isOwn}
      isDisposable
      onClose={onClose}
    >
      {({ set, values: { chosenId } }) => {
        const effect = effectOf(chosenOf(chosenId));
        return (
          <>
            {currentData === undefined &&
              (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />)}
            {currentData !== undefined && others.length === 0 && <Typography>{t('chores.swap.none')}</Typography>}
            {others.length > 0 && (
              <>
                <SearchField
                  label={t('chores.swap.search')}
                  clearLabel={t('chores.swap.clear')}
                  value={sought}
                  onSearch={setSought}
                />
                <SwapChoices
                  turns={found}
                  house={house}
                  today={today}
                  chosenId={chosenId}
                  onChoose={(id) => {
                    set({ chosenId: id });
                  }}
                />
                {/* It stays visible, however long the list is. */}
                <Box
                  role="status"
                  sx={{
                    position: 'sticky',
                    bottom: -20,
                    zIndex: 1,
                    pt: 1.5,
                    pb: 2,
                    bgcolor: 'background.paper',
                    borderTop: '1px solid',
                    borderColor: 'divider',
                  }}
                >
                  <Typography sx={{ fontWeight: effect === undefined ? 400 : 600 }}>
                    {effect === undefined ? t('chores.swap.choose') : t('chores.swap.effect', effect)}
                  </Typography>
                </Box>
              </>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

const isCalled = (name: string, sought: string): boolean =>
  name.toLocaleLowerCase().includes(sought.toLocaleLowerCase());
