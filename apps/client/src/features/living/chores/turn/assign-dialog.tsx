import type { ChoreAssignment, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { PeopleIcon } from '#ui/icons.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useAssignChoresMutation } from '#features/living/chores/chores-api.ts';
import { isAwayOn, toPerson } from '#features/living/chores/use-people.ts';

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
  const [assign] = useAssignChoresMutation();
  const day = dayWithWeekday(turn.due_on, i18n.language);
  const roomies = known.data?.roomies ?? [];
  const choices = [
    ...roomies.map((roomie) => ({ ...toPerson(roomie), isAway: isAwayOn(roomie, turn.due_on) })),
    { _id: null, name: t('chores.turn.anybody'), photo: null, isAway: false },
  ];

  const doneWith = (chosen: string | null): string => {
    const name = roomies.find(({ _id }) => _id === chosen)?.first_name;
    const said = { chore: turn.chore.name, day };
    return name === undefined ? t('chores.turn.opened', said) : t('chores.turn.given', { ...said, name });
  };

  return (
    <FormDialog
      title={t('chores.turn.assignAsk', { chore: turn.chore.name })}
      text={t('chores.turn.assignText', { day })}
      submit={t('chores.turn.save')}
      width="xs"
      schema={({ assignChores }) => assignChores.body}
      values={{ chosen: before }}
      body={({ chosen }) => ({
        houseChores: [{ set: 'turn' as const, assignment_id: turn._id, roomie_id: chosen }],
      })}
      send={(body) => assign({ params: { id: house._id }, body })}
      done={(_, { chosen }) => doneWith(chosen)}
      canSubmit={(_, isDirty) => isDirty}
      onClose={onClose}
    >
      {({ set, values: { chosen } }) => (
        <>
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
                      set({ chosen: id });
                    }}
                  />
                  {id === null ? <PeopleIcon aria-hidden="true" /> : <PersonAvatar id={id} name={name} photo={photo} />}
                  <Box sx={{ minWidth: 0 }}>
                    <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
                    {isGone && <Typography variant="body2">{t('chores.turn.away')}</Typography>}
                  </Box>
                </Box>
              ))}
              {roomies.length === 0 && (
                <Typography sx={{ color: 'text.secondary' }}>{t('chores.turn.nobody')}</Typography>
              )}
            </Box>
          )}
        </>
      )}
    </FormDialog>
  );
}
