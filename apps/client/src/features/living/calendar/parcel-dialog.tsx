import { CALENDAR_LIMITS, type CalendarEntry, type House } from '@common-roof/contracts';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { useEditParcelMutation, useEnterParcelMutation } from './calendar-api.ts';

interface ParcelDialogProps {
  house: House;
  /** What is changed; null: a new one. */
  entry: CalendarEntry | null;
  onClose: () => void;
}

interface Values {
  for_id: string;
  place: string;
  note: string;
}

/** Tells somebody that a parcel for them has come, and where it lies. */
export function ParcelDialog({ house: { _id: houseId }, entry, onClose }: ParcelDialogProps) {
  const { t } = useTranslation();
  const { currentData, isError, refetch } = useHouseQuery({ id: houseId });
  const [enter] = useEnterParcelMutation();
  const [edit] = useEditParcelMutation();
  const title = t(entry === null ? 'calendar.parcel.heading' : 'calendar.parcel.edit');
  if (currentData === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const people = currentData.roomies.map(({ _id, first_name: name }) => [_id, name] as const);
  const saved = {
    for_id: entry?.for?._id ?? people[0]?.[0] ?? '',
    place: entry?.place ?? '',
    note: entry?.note ?? '',
    version: entry?.version ?? 0,
  };
  return (
    <FormDialog
      title={title}
      text={t(people.length === 0 ? 'calendar.parcel.nobody' : 'calendar.parcel.text')}
      submit={entry === null ? t('calendar.parcel.send') : t('shell.save')}
      schema={({ enterParcel }) => enterParcel.body}
      saved={saved}
      values={({ for_id, place, note }): Values => ({ for_id, place, note })}
      send={(body, { saved: { version } }) =>
        entry === null
          ? enter({ params: { id: houseId }, body })
          : edit({ params: { id: entry._id }, body: { ...body, version } })
      }
      done={t(entry === null ? 'calendar.parcel.done' : 'calendar.saved')}
      stale={(onDecide) => <StaleNote text={t('calendar.conflict')} onDecide={onDecide} />}
      canSubmit={(_, isDirty) => people.length > 0 && (entry === null || isDirty)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {people.length > 0 && <ChoiceField {...field('for_id')} label={t('calendar.parcel.for')} options={people} />}
          <Field
            {...field('place', t('calendar.parcel.noPlace'))}
            label={t('calendar.parcel.place')}
            most={CALENDAR_LIMITS.place}
          />
          <Field {...field('note')} label={t('calendar.note')} lines={2} most={CALENDAR_LIMITS.note} />
        </>
      )}
    </FormDialog>
  );
}
