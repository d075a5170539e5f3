import { CALENDAR_LIMITS, type House } from '@common-roof/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { useMakeBoardMutation } from '#features/living/calendar/calendar-api.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

/** Makes a board, and chooses what it shows besides turns, parcels, bins and the shopping list. */
export function NewBoardDialog({ house: { _id: id }, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const [make] = useMakeBoardMutation();
  return (
    <FormDialog
      title={t('calendar.boards.newHeading')}
      text={t('calendar.boards.newText')}
      submit={t('calendar.boards.make')}
      schema={({ makeBoard }) => makeBoard.body}
      values={{ name: t('calendar.boards.kitchen'), shows_emergency: false, shows_wifi: false }}
      send={(body) => make({ params: { id }, body })}
      done={t('calendar.boards.made')}
      onClose={onClose}
    >
      {({ field, set, values }) => (
        <>
          <Field
            {...field('name', t('calendar.boards.noName'))}
            label={t('calendar.boards.name')}
            most={CALENDAR_LIMITS.boardName}
          />
          <FormControlLabel
            label={t('calendar.boards.withEmergency')}
            control={
              <Checkbox
                checked={values.shows_emergency}
                onChange={(_, isShown) => {
                  set({ shows_emergency: isShown });
                }}
              />
            }
          />
          <FormControlLabel
            label={t('calendar.boards.withWifi')}
            control={
              <Checkbox
                checked={values.shows_wifi}
                onChange={(_, isShown) => {
                  set({ shows_wifi: isShown });
                }}
              />
            }
          />
        </>
      )}
    </FormDialog>
  );
}
