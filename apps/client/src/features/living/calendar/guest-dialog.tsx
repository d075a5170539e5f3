import { CALENDAR_LIMITS, type CalendarEntry, type House, LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useEditGuestMutation, useEnterGuestMutation } from './calendar-api.ts';

interface GuestDialogProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  /** What is changed; null: a new one. */
  entry: CalendarEntry | null;
  onClose: () => void;
}

interface Values {
  name: string;
  from_on: string;
  to_on: string;
  note: string;
}

/** Tells the others who comes to stay, and until when. */
export function GuestDialog({ house: { _id: houseId, name: house }, today, entry, onClose }: GuestDialogProps) {
  const { t } = useTranslation();
  const [enter] = useEnterGuestMutation();
  const [edit] = useEditGuestMutation();
  const saved: Pick<CalendarEntry, 'name' | 'from_on' | 'to_on' | 'note' | 'version'> = entry ?? {
    name: '',
    from_on: today,
    to_on: today,
    note: '',
    version: 0,
  };
  return (
    <FormDialog
      title={entry === null ? t('calendar.guest.heading') : t('calendar.guest.edit', { guest: entry.name })}
      text={t('calendar.guest.text', { house })}
      submit={entry === null ? t('calendar.guest.send') : t('shell.save')}
      schema={({ enterGuest }) => enterGuest.body}
      saved={saved}
      values={({ name, from_on, to_on, note }): Values => ({ name, from_on, to_on, note })}
      check={({ from_on: from, to_on: to }) => ({ to_on: to < from ? t('calendar.guest.wrongEnd') : undefined })}
      send={(body, { saved: { version } }) =>
        entry === null
          ? enter({ params: { id: houseId }, body })
          : edit({ params: { id: entry._id }, body: { ...body, version } })
      }
      done={t(entry === null ? 'calendar.guest.done' : 'calendar.saved')}
      stale={(onDecide) => <StaleNote text={t('calendar.conflict')} onDecide={onDecide} />}
      canSubmit={(_, isDirty) => entry === null || isDirty}
      onClose={onClose}
    >
      {({ field, set, values: { from_on: from, to_on: to } }) => (
        <>
          <Field
            {...field('name', t('calendar.guest.noName'))}
            label={t('calendar.guest.name')}
            most={LIMITS.name}
            autoComplete="off"
          />
          <Field
            {...field('from_on', t('calendar.guest.noDay'))}
            onChange={(next) => {
              set({ from_on: next, ...(to < next ? { to_on: next } : {}) });
            }}
            type="date"
            label={t('calendar.guest.from')}
          />
          <Field {...field('to_on', t('calendar.guest.noDay'))} type="date" label={t('calendar.guest.to')} min={from} />
          <Field {...field('note')} label={t('calendar.note')} lines={2} most={CALENDAR_LIMITS.note} />
        </>
      )}
    </FormDialog>
  );
}
