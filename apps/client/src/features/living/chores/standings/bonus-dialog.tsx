import { type House, LIMITS, MAX_BONUS_PER_MONTH, MAX_BONUS_POINTS, type Standings } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { monthName } from '#lib/dates.ts';
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
  const [set] = useSetBestWorstMutation();
  const ofWhom = (chosen: string) => standings.items.find(({ roomie }) => roomie._id === chosen);
  const pointsBy = ({ id, points }: { id: string; points: string }): number | null =>
    pointsIn(points, Math.min(MAX_BONUS_POINTS, ofWhom(id)?.bonus_left ?? MAX_BONUS_POINTS));
  return (
    <FormDialog
      title={t('standings.bonus.open')}
      text={t('standings.bonus.text', { month: monthName(standings.month, i18n.language) })}
      submit={t('standings.bonus.save')}
      width="xs"
      schema={({ setBestWorst }) => setBestWorst.body}
      values={{ id: '', points: '', reason: '' }}
      body={({ id, points, reason }) => ({ id, points: Number(points), reason, month: standings.month })}
      send={(body) => set({ params: { house: house._id }, body })}
      done={(_, { id }) => t('standings.bonus.done', { name: ofWhom(id)?.roomie.first_name ?? '' })}
      canSubmit={(values) => values.id !== '' && pointsBy(values) !== null && values.reason.trim() !== ''}
      onClose={onClose}
    >
      {({ field, values }) => {
        const person = ofWhom(values.id);
        const { value, onChange, error } = field('points');
        return (
          <>
            <ChoiceField
              {...field('id')}
              label={t('standings.bonus.who')}
              options={[['', ''], ...people.map(({ _id: id, first_name: name }) => [id, name] as const)]}
            />
            <TextField
              label={t('standings.bonus.points')}
              type="number"
              value={value}
              onChange={({ target }) => {
                onChange(target.value);
              }}
              error={error !== undefined || (value.trim() !== '' && pointsBy(values) === null)}
              helperText={
                error ??
                (person === undefined
                  ? t('standings.bonus.range', {
                      least: -MAX_BONUS_POINTS,
                      most: MAX_BONUS_POINTS,
                      month: MAX_BONUS_PER_MONTH,
                    })
                  : t('standings.bonus.left', {
                      name: person.roomie.first_name,
                      left: person.bonus_left,
                      month: MAX_BONUS_PER_MONTH,
                    }))
              }
              fullWidth
              slotProps={{ htmlInput: { min: -MAX_BONUS_POINTS, max: MAX_BONUS_POINTS, step: 1 } }}
            />
            <Field {...field('reason')} label={t('standings.bonus.reason')} lines={2} most={LIMITS.reason} />
          </>
        );
      }}
    </FormDialog>
  );
}
