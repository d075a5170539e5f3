import { LIMITS, type LinkedRepair } from '@common-roof/contracts';
import { dayIn, instantOf } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { now } from '#lib/clock.ts';
import { clockIn, townOf } from '#lib/house-time.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFinishLinkedRepairMutation, usePlanLinkedRepairMutation } from './linked-repair-api.ts';

interface LinkedDialogProps {
  token: string;
  repair: LinkedRepair;
  onClose: () => void;
}

/** When they come, in the time zone of the house. */
function timesOf({ visit, house: { time_zone: zone } }: LinkedRepair) {
  return visit === null
    ? { day: '', from: '09:00', until: '11:00' }
    : { day: dayIn(zone, new Date(visit.from)), from: clockIn(zone, visit.from), until: clockIn(zone, visit.until) };
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
      values={timesOf}
      body={({ day, from, until }, { version }) => ({
        token,
        version,
        visit: { from: instantIn(day, from, zone), until: instantIn(day, until, zone) },
      })}
      check={({ day }) => ({ day: day === '' ? t('repairLink.visit.noDay') : undefined })}
      send={(body) => plan({ body })}
      done={t('repairLink.visit.done')}
      canSubmit
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field
            {...field('day', t('repairs.plan.wrongDay'))}
            type="date"
            label={t('repairs.plan.day')}
            min={dayIn(zone, now())}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
            <Field {...field('from')} type="time" label={t('repairs.plan.from')} />
            <Field {...field('until')} type="time" label={t('repairs.plan.until')} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('repairs.plan.zone', { town: townOf(zone) })}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

/** An empty or unfinished input is no moment, and is refused before it is sent. */
const instantIn = (day: string, time: string, zone: string): string =>
  day === '' || time === '' ? '' : instantOf(day, time, zone).toISOString();

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
