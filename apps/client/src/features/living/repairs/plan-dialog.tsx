import { LIMITS, type RepairDetail } from '@common-roof/contracts';
import { dayIn, instantOf } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { now } from '#lib/clock.ts';
import { clockIn, townOf } from '#lib/house-time.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useDecideRepairMutation, usePlanRepairMutation } from './repairs-api.ts';

interface PlanDialogProps {
  repair: RepairDetail;
  onClose: () => void;
}

const SELF = '';
/** Not an id, which the others are. */
const TRADE = 'trade';
const HOURS_LONG = 2;

/** What is planned, in the time zone of the house. No day: that isn't known yet. */
function valuesOf({ assignee, trade, visit, house: { time_zone: zone } }: RepairDetail) {
  const [from, until] = [visit?.from, visit?.until];
  return {
    assignee: trade === null ? (assignee?._id ?? SELF) : TRADE,
    name: trade?.name ?? '',
    email: trade?.email ?? '',
    day: from === undefined ? '' : dayIn(zone, new Date(from)),
    from: from === undefined ? '09:00' : clockIn(zone, from),
    until: until === undefined ? `${String(9 + HOURS_LONG)}:00` : clockIn(zone, until),
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
        visit:
          day === ''
            ? null
            : { from: instantOf(day, from, zone).toISOString(), until: instantOf(day, until, zone).toISOString() },
      })}
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
          <Field
            {...field('day', t('repairs.plan.wrongDay'))}
            type="date"
            label={t('repairs.plan.day')}
            hint={t('repairs.plan.dayHint')}
            min={dayIn(zone, now())}
          />
          {day !== '' && (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: '1fr 1fr',
                gap: { xs: 1, sm: 2 },
                // The narrowest phone shows the whole time.
                '& input': { px: { xs: 1, sm: 1.75 } },
              }}
            >
              <Field {...field('from')} type="time" label={t('repairs.plan.from')} />
              <Field {...field('until')} type="time" label={t('repairs.plan.until')} />
            </Box>
          )}
          {day !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('repairs.plan.zone', { town: townOf(zone) })}
            </Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}
