import type { CleaningPlan, Neatkeeper } from '@common-roof/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useChangeNeatkeeperMutation } from '#features/housing/houses/neatkeepers/neatkeepers-api.ts';
import { isWhole, NO_PLAN } from '#features/housing/houses/neatkeepers/plan.ts';
import { PlanFields } from '#features/housing/houses/neatkeepers/plan-fields.tsx';

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
  const [save] = useChangeNeatkeeperMutation();
  const name = fullName(keeper);
  return (
    <FormDialog
      title={
        house === undefined ? t('keepers.addHouseTitle', { name }) : t('keepers.daysOf', { name, house: house.name })
      }
      submit={t('shell.save')}
      schema={({ changeNeatkeeper }) => changeNeatkeeper.body}
      values={{ house_id: house?._id ?? choices[0]?._id ?? '', cleaning: house?.cleaning ?? NO_PLAN }}
      body={(assignment) => ({ assignments: [assignment] })}
      check={({ cleaning }) => ({ cleaning: isWhole(cleaning) ? undefined : t('keepers.wrong.times') })}
      send={(body) => save({ params: { id: keeper._id }, body })}
      done={t('keepers.saved', { name })}
      onClose={onClose}
    >
      {({ field, set, values }) => (
        <>
          {house === undefined && (
            <TextField
              select
              label={t('keepers.house')}
              value={values.house_id}
              onChange={({ target }) => {
                set({ house_id: target.value });
              }}
            >
              {choices.map((choice) => (
                <MenuItem key={choice._id} value={choice._id}>
                  {choice.name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <PlanFields {...field('cleaning')} />
        </>
      )}
    </FormDialog>
  );
}
