import { LIMITS, type RepairDetail } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useDecideRepairMutation, usePlanRepairMutation } from './repairs-api.ts';
import { missingTimes, timesOf, visitAt, VisitFields } from './visit-fields.tsx';

interface PlanDialogProps {
  repair: RepairDetail;
  onClose: () => void;
}

const SELF = '';
/** Not an id, which the others are. */
const TRADE = 'trade';

/** What is planned, in the time zone of the house. No day: that isn't known yet. */
function valuesOf({ assignee, trade, visit, house: { time_zone: zone } }: RepairDetail) {
  return {
    assignee: trade === null ? (assignee?._id ?? SELF) : TRADE,
    name: trade?.name ?? '',
    email: trade?.email ?? '',
    ...timesOf(visit, zone),
  };
}

/** Accepts a repair, or changes its plan: who takes care of it, and when they come. */
export function PlanDialog({ repair, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const [decide] = useDecideRepairMutation();
  const [plan] = usePlanRepairMutation();
  const { role } = useReader();
  const isNew = repair.state === 'reported';
  const zone = repair.house.time_zone;
  return (
    <FormDialog
      title={t(isNew ? 'repairs.plan.accept' : 'repairs.plan.heading', { title: repair.title })}
      text={t('repairs.plan.text')}
      submit={t(isNew ? 'repairs.accept' : 'repairs.plan.save')}
      schema={({ planRepair }) => planRepair.body}
      saved={repair}
      values={valuesOf}
      body={({ assignee, name, email, day, from, until }, { version }) => ({
        version,
        assignee_id: assignee === SELF || assignee === TRADE ? null : assignee,
        trade: assignee === TRADE ? { name, email: email === '' ? null : email } : null,
        visit: day === '' ? null : visitAt({ day, from, until }, zone),
      })}
      check={({ day, from, until }) => (day === '' ? {} : missingTimes({ from, until }, t('repairs.plan.noTime')))}
      send={(body) =>
        isNew
          ? decide({ params: { id: repair._id }, body: { decision: 'accept', ...body } })
          : plan({ params: { id: repair._id }, body })
      }
      stale={(onDecide) => <StaleNote text={t('repairs.plan.stale')} onDecide={onDecide} />}
      done={t(isNew ? 'repairs.plan.accepted' : 'repairs.plan.saved')}
      // Accepting needs no change.
      canSubmit={(_, isDirty) => isNew || isDirty}
      onClose={onClose}
    >
      {({ field, values: { assignee, day } }) => (
        <>
          {role !== 'neatkeeper' && (
            <ChoiceField
              {...field('assignee')}
              label={t('repairs.plan.who')}
              options={[
                [SELF, t('repairs.plan.self')],
                ...repair.assignable.map(({ _id, first_name: name }) => [_id, name] as const),
                [TRADE, t('repairs.plan.trade')],
              ]}
            />
          )}
          {assignee === TRADE && (
            <>
              <Field
                {...field('name', t('repairs.plan.noTradeName'))}
                label={t('repairs.plan.tradeName')}
                most={LIMITS.name}
                autoComplete="off"
              />
              <Field
                {...field('email', t('repairs.plan.wrongTradeEmail'))}
                type="email"
                label={t('repairs.plan.tradeEmail')}
                hint={t('repairs.plan.tradeEmailHint')}
                most={LIMITS.email}
                autoComplete="off"
              />
            </>
          )}
          <VisitFields field={field} zone={zone} hint={t('repairs.plan.dayHint')} hasTimes={day !== ''} />
        </>
      )}
    </FormDialog>
  );
}
