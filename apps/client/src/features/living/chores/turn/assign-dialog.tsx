import type { ChoreAssignment, House, RoomiePublic } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useHouseQuery } from '../../../../api/resources/houses.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { dayWithWeekday } from '../../../../lib/dates.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { PeopleIcon } from '../../../../ui/icons.tsx';
import { PersonAvatar } from '../../../../ui/person-avatar.tsx';
import { ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { useAssignChoresMutation } from '../chores-api.ts';
import { toPerson } from '../use-people.ts';

const isAway = ({ away }: RoomiePublic, day: string): boolean =>
  (away ?? []).some(({ from, to }) => from <= day && day <= to);

interface AssignDialogProps {
  turn: ChoreAssignment;
  house: House;
  onClose: () => void;
}

/** Lets the homeowner assign a turn to a person who is present that day, or open it to anyone. */
export function AssignDialog({ turn, house, onClose }: AssignDialogProps) {
  const { t, i18n } = useTranslation();
  const group = useId();
  const known = useHouseQuery({ id: house._id });
  const before = turn.assignee?._id ?? null;
  const [chosen, setChosen] = useState<string | null>(before);
  const [assign, { isLoading, error }] = useAssignChoresMutation();
  const day = dayWithWeekday(turn.due_on, i18n.language);
  const roomies = known.data?.roomies ?? [];
  const choices = [
    ...roomies.map((roomie) => ({ ...toPerson(roomie), isAway: isAway(roomie, turn.due_on) })),
    { _id: null, name: t('chores.turn.anybody'), photo: null, isAway: false },
  ];

  const save = async (): Promise<void> => {
    const houseChores = [{ set: 'turn' as const, assignment_id: turn._id, roomie_id: chosen }];
    const answer = await assign({ params: { id: house._id }, body: { houseChores } });
    if (answer.error !== undefined) return;
    const name = roomies.find(({ _id }) => _id === chosen)?.first_name;
    const said = { chore: turn.chore.name, day };
    tell(name === undefined ? t('chores.turn.opened', said) : t('chores.turn.given', { ...said, name }));
    onClose();
  };

  return (
    <FormFrame
      title={t('chores.turn.assignAsk', { chore: turn.chore.name })}
      text={t('chores.turn.assignText', { day })}
      submit={t('chores.turn.save')}
      width="xs"
      isDirty={chosen !== before}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={chosen !== before}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {known.data === undefined &&
        (known.isError ? <LoadError onRetry={() => void known.refetch()} /> : <ListSkeleton rows={3} />)}
      {known.data !== undefined && (
        <Box role="radiogroup" aria-label={t('chores.fields.way')}>
          {choices.map(({ _id: id, name, photo, isAway: isGone }) => (
            <Box
              key={id ?? 'anybody'}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 56,
                cursor: isGone ? 'default' : 'pointer',
                color: isGone ? 'text.secondary' : 'text.primary',
              }}
            >
              <Radio
                name={group}
                checked={chosen === id}
                disabled={isGone}
                onChange={() => {
                  setChosen(id);
                }}
              />
              {id === null ? <PeopleIcon aria-hidden="true" /> : <PersonAvatar id={id} name={name} photo={photo} />}
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
                {isGone && <Typography variant="body2">{t('chores.turn.away')}</Typography>}
              </Box>
            </Box>
          ))}
          {roomies.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('chores.turn.nobody')}</Typography>}
        </Box>
      )}
    </FormFrame>
  );
}
