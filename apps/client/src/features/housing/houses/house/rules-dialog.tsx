import { type HouseDetail, LIMITS } from '@common-roof/contracts';
import Button from '@mui/material/Button';

import { useTranslation } from '#i18n/use-translation.ts';
import { countCodePoints } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useChangeHouseMutation } from '#features/housing/houses/houses-api.ts';

const valuesOf = ({ rules }: HouseDetail) => ({ rules: rules.text });
const isTooLong = (text: string): boolean => countCodePoints(text) > LIMITS.rules;

/** Writes a new version of the rules, based on the version seen on opening. */
export function RulesDialog({ house, onClose }: { house: HouseDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const [change] = useChangeHouseMutation();
  return (
    <FormDialog
      title={t('houses.rules.dialog')}
      text={t('houses.rules.dialogText')}
      submit={t('shell.save')}
      width="md"
      schema={({ changeHouse }) => changeHouse.body}
      saved={house}
      values={valuesOf}
      body={({ rules }, { version }) => ({ version, rules })}
      send={(body) => change({ params: { id: house._id }, body })}
      done={t('houses.rules.saved')}
      stale={(onDecide) => <StaleNote text={t('owner.wizard.conflict')} onDecide={onDecide} />}
      canSubmit={({ rules }, isDirty) => isDirty && !isTooLong(rules)}
      onClose={onClose}
    >
      {({ field, set, values: { rules } }) => (
        <>
          <Field
            {...field('rules')}
            {...(isTooLong(rules) ? { error: t('owner.fields.rules') } : {})}
            lines={8}
            maxRows={20}
            autoFocus
            label={t('owner.wizard.rules')}
          />
          {rules === '' && (
            <Button
              sx={{ mt: 1 }}
              onClick={() => {
                set({ rules: t('owner.wizard.suggestion') });
              }}
            >
              {t('owner.wizard.suggestRules')}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
}
