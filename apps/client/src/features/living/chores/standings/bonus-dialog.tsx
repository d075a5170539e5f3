import { type House, LIMITS, MAX_BONUS_PER_MONTH, MAX_BONUS_POINTS, type Standings } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { OptionField } from '../../../../ui/option-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { monthName } from '../../../../lib/dates.ts';
import { useSetBestWorstMutation } from './points-api.ts';

/** Returns the typed points; null if they are invalid. */
function pointsIn(typed: string, most: number): number | null {
  const points = Number(typed);
  const isBonus = typed.trim() !== '' && Number.isInteger(points) && points !== 0;
  return isBonus && Math.abs(points) <= most ? points : null;
}

interface BonusDialogProps {
  house: House;
  standings: Standings;
  onClose: () => void;
}

/** Lets the homeowner give or take points, with a reason. */
export function BonusDialog({ house, standings, onClose }: BonusDialogProps) {
  const { t, i18n } = useTranslation();
  const people = standings.items.map(({ roomie }) => roomie);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [set, { isLoading, error }] = useSetBestWorstMutation();
  const person = people.find(({ _id: id }) => id === chosen);
  const left = standings.items.find(({ roomie }) => roomie._id === chosen)?.bonus_left;
  const points = pointsIn(typed, Math.min(MAX_BONUS_POINTS, left ?? MAX_BONUS_POINTS));
  const isWrong = typed.trim() !== '' && points === null;

  const give = async (): Promise<void> => {
    if (points === null || person === undefined) return;
    const body = { id: person._id, points, reason: reason.trim(), month: standings.month };
    const answer = await set({ params: { house: house._id }, body });
    if (answer.error !== undefined) return;
    tell(t('standings.bonus.done', { name: person.first_name }));
    onClose();
  };
  return (
    <FormFrame
      title={t('standings.bonus.open')}
      text={t('standings.bonus.text', { month: monthName(standings.month, i18n.language) })}
      submit={t('standings.bonus.save')}
      width="xs"
      isDirty={chosen !== '' || typed !== '' || reason !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={person !== undefined && points !== null && reason.trim() !== ''}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <OptionField
        label={t('standings.bonus.who')}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
        fullWidth
      >
        <option value="" />
        {people.map(({ _id: id, first_name: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </OptionField>
      <TextField
        label={t('standings.bonus.points')}
        type="number"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        error={isWrong}
        helperText={
          person === undefined || left === undefined
            ? t('standings.bonus.range', {
                least: -MAX_BONUS_POINTS,
                most: MAX_BONUS_POINTS,
                month: MAX_BONUS_PER_MONTH,
              })
            : t('standings.bonus.left', { name: person.first_name, left, month: MAX_BONUS_PER_MONTH })
        }
        fullWidth
        slotProps={{ htmlInput: { min: -MAX_BONUS_POINTS, max: MAX_BONUS_POINTS, step: 1 } }}
      />
      <TextField
        label={t('standings.bonus.reason')}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormFrame>
  );
}
