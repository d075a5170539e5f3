import type { CleaningPlan, Neatkeeper } from '@common-roof/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { fullName } from '../../../../lib/person.ts';
import { useChangeNeatkeeperMutation } from '../neatkeepers-api.ts';
import { isWhole, NO_PLAN } from '../plan.ts';
import { PlanFields } from '../plan-fields.tsx';
import { FormFrame } from '../../../../ui/form-frame.tsx';

interface PlanDialogProps {
  keeper: Neatkeeper;
  /** The house whose days are edited; absent: a further one is chosen from `choices`. */
  house?: { _id: string; name: string; cleaning: CleaningPlan };
  choices?: readonly { _id: string; name: string }[];
  onClose: () => void;
}

/** Edits cleaning days for a neatkeeper's house, or adds another house. */
export function PlanDialog({ keeper, house, choices = [], onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const [save, { isLoading, error }] = useChangeNeatkeeperMutation();
  const [houseId, setHouseId] = useState(house?._id ?? choices[0]?._id ?? '');
  const [plan, setPlan] = useState(house?.cleaning ?? NO_PLAN);
  const [isChecked, setChecked] = useState(false);
  const name = fullName(keeper);
  const wrong = isChecked && !isWhole(plan) ? t('keepers.wrong.times') : undefined;

  const submit = async (): Promise<void> => {
    setChecked(true);
    if (!isWhole(plan)) return;
    const assignments = [{ house_id: houseId, cleaning: plan }];
    const answer = await save({ params: { id: keeper._id }, body: { assignments } });
    if (answer.error !== undefined) return;
    tell(t('keepers.saved', { name }));
    onClose();
  };

  return (
    <FormFrame
      title={
        house === undefined ? t('keepers.addHouseTitle', { name }) : t('keepers.daysOf', { name, house: house.name })
      }
      submit={t('shell.save')}
      isDirty={plan !== (house?.cleaning ?? NO_PLAN)}
      isBusy={isLoading}
      error={refusalOf(error)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {house === undefined && (
        <TextField
          select
          label={t('keepers.house')}
          value={houseId}
          onChange={({ target }) => {
            setHouseId(target.value);
          }}
        >
          {choices.map((choice) => (
            <MenuItem key={choice._id} value={choice._id}>
              {choice.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <PlanFields value={plan} onChange={setPlan} error={wrong} />
    </FormFrame>
  );
}
