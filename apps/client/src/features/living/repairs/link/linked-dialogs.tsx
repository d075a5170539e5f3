import { LIMITS, type LinkedRepair } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import {
  missingTimes,
  timesOf,
  visitAt,
  VisitFields,
  type VisitTimes,
} from '#features/living/repairs/visit-fields.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFinishLinkedRepairMutation, usePlanLinkedRepairMutation } from './linked-repair-api.ts';

interface LinkedDialogProps {
  token: string;
  repair: LinkedRepair;
  onClose: () => void;
}

/** Says when the tradesperson comes. */
export function VisitDialog({ token, repair, onClose }: LinkedDialogProps) {
  const { t } = useTranslation();
  const [plan] = usePlanLinkedRepairMutation();
  const zone = repair.house.time_zone;
  return (
    <FormDialog
      title={t('repairLink.visit.heading')}
      text={t('repairLink.visit.text')}
      submit={t('repairLink.visit.send')}
      width="xs"
      schema={({ planLinkedRepair }) => planLinkedRepair.body}
      saved={repair}
      values={({ visit }): VisitTimes => timesOf(visit, zone)}
      body={(times, { version }) => ({ token, version, visit: visitAt(times, zone) })}
      check={({ day, ...times }) => ({
        day: day === '' ? t('repairLink.visit.noDay') : undefined,
        ...missingTimes(times, t('repairs.plan.noTime')),
      })}
      send={(body) => plan({ body })}
      done={t('repairLink.visit.done')}
      canSubmit
      onClose={onClose}
    >
      {({ field }) => <VisitFields field={field} zone={zone} hasTimes />}
    </FormDialog>
  );
}

/** Says that a repair is done, and what was done. */
export function DoneDialog({ token, repair, onClose }: LinkedDialogProps) {
  const { t } = useTranslation();
  const [finish] = useFinishLinkedRepairMutation();
  return (
    <FormDialog
      title={t('repairs.finish.heading', { title: repair.title })}
      text={t('repairLink.done.text', { homeowner: repair.homeowner.first_name })}
      submit={t('repairLink.done.send')}
      width="xs"
      schema={({ finishLinkedRepair }) => finishLinkedRepair.body}
      saved={repair}
      values={() => ({ words: '' })}
      body={({ words }, { version }) => ({ token, version, words })}
      send={(body) => finish({ body })}
      done={t('repairLink.done.done')}
      canSubmit
      onClose={onClose}
    >
      {({ field }) => (
        <Field {...field('words')} label={t('repairs.finish.words')} lines={3} most={LIMITS.repairText} />
      )}
    </FormDialog>
  );
}
