import type { ChoreAssignment, House } from '@common-roof/contracts';
import { TURNS_GIVEN_DAYS } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayWithWeekday } from '../../../../lib/dates.ts';
import { useMe } from '../../../../session/me-context.tsx';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { useChangeTurnMutation, useTurnsQuery } from '../chores-api.ts';
import { usePeople } from '../use-people.ts';
import { SwapChoices } from './swap-choices.tsx';
import { turnsToSwap } from './turns-to-swap.ts';
import { useTurnUndo } from './use-turn-undo.ts';
import { now } from '../../../../lib/clock.ts';

interface SwapDialogProps {
  /** The reader's turn. */
  turn: ChoreAssignment;
  house: House;
  onClose: () => void;
}

/** Offers one of the reader's turns for another roomie's, and shows the consequences. */
export function SwapDialog({ turn, house, onClose }: SwapDialogProps) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const personOf = usePeople(house._id);
  const today = dayIn(house.time_zone, now());
  const span = { from: today, until: plusDays(today, TURNS_GIVEN_DAYS) };
  const { currentData, isError, refetch } = useTurnsQuery({ houseId: house._id, ...span });
  const [sought, setSought] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [change, { isLoading, error }] = useChangeTurnMutation();
  const { tellWithUndo } = useTurnUndo();
  const dayOf = ({ due_on: on }: ChoreAssignment): string => dayWithWeekday(on, i18n.language);

  const others = turnsToSwap(currentData ?? [], userData._id, now());
  const found = others.filter(({ assignee }) => isCalled(personOf(assignee).name, sought));
  // The current version: its assignee may have changed since it was selected.
  const chosen = others.find(({ _id: id }) => id === chosenId);
  const isOwn = turn.assignee?._id === userData._id;
  const effect = chosen && {
    mine: turn.chore.name,
    myDay: dayOf(turn),
    theirs: chosen.chore.name,
    theirDay: dayOf(chosen),
    name: chosen.assignee.first_name,
  };

  const save = async (): Promise<void> => {
    if (chosen === undefined || effect === undefined) return;
    const { _id, version } = chosen;
    const body = { do: 'swap' as const, version: turn.version, with: { _id, version } };
    const { data } = await change({ params: { id: turn._id }, body });
    if (data === undefined) return;
    tellWithUndo(turn, data.change_id, t('chores.swap.sent', effect));
    onClose();
  };

  return (
    <FormFrame
      title={t('chores.swap.heading', { chore: turn.chore.name })}
      text={t('chores.swap.text', { chore: turn.chore.name, day: dayOf(turn) })}
      submit={t('chores.swap.submit')}
      isDirty={false}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={chosen !== undefined && isOwn}
      onSubmit={() => void save()}
      onClose={onClose}
    >
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
          <SwapChoices turns={found} house={house} today={today} chosenId={chosenId} onChoose={setChosenId} />
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
    </FormFrame>
  );
}

const isCalled = (name: string, sought: string): boolean =>
  name.toLocaleLowerCase().includes(sought.toLocaleLowerCase());
