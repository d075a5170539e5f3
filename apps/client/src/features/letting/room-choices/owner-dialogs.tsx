import type { RoomChoice } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { townOf } from '#lib/house-time.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { closingOn, dayAhead } from './closing.ts';
import { useExtendRoomChoiceMutation, useOfferRoomChoiceMutation } from './room-choices-api.ts';

interface ChoiceDialogProps {
  choice: RoomChoice;
  onClose: () => void;
}

/** Gives people more time to answer. */
export function ExtendDialog({ choice, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation();
  const [extend] = useExtendRoomChoiceMutation();
  const zone = choice.house.time_zone;
  return (
    <FormDialog
      title={t('roomChoices.extend.heading')}
      text={t('roomChoices.extend.text')}
      submit={t('roomChoices.extend.send')}
      width="xs"
      schema={({ extendRoomChoice }) => extendRoomChoice.body}
      saved={choice}
      values={() => ({ closes_at: dayAhead(zone, 7) })}
      body={({ closes_at: day }, { version }) => ({ closes_at: closingOn(day, zone), version })}
      check={({ closes_at: day }) => ({ closes_at: day === '' ? t('roomChoices.extend.noDay') : undefined })}
      send={(body) => extend({ params: { id: choice._id }, body })}
      done={t('roomChoices.extend.done')}
      stale={(onDecide) => <StaleNote text={t('roomChoices.conflict')} onDecide={onDecide} />}
      onClose={onClose}
    >
      {({ field }) => (
        <Field
          {...field('closes_at', t('roomChoices.extend.noDay'))}
          type="date"
          label={t('roomChoices.extend.until')}
          hint={t('roomChoices.new.closesHint', { town: townOf(zone) })}
          min={dayAhead(zone, 0)}
        />
      )}
    </FormDialog>
  );
}

/** Makes the lease offers. Their first day can be put off if the agreed one has passed. */
export function OfferDialog({ choice, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation();
  const [offer] = useOfferRoomChoiceMutation();
  const today = dayAhead(choice.house.time_zone, 0);
  return (
    <FormDialog
      title={t('roomChoices.offer.heading')}
      text={t('roomChoices.offer.text')}
      submit={t('roomChoices.offer.send')}
      width="xs"
      schema={({ offerRoomChoice }) => offerRoomChoice.body}
      saved={choice}
      values={({ starts_on }) => ({ starts_on: starts_on < today ? today : starts_on })}
      send={(body) => offer({ params: { id: choice._id }, body })}
      done={t('roomChoices.offer.done')}
      onClose={onClose}
    >
      {({ field }) => (
        <Field
          {...field('starts_on', t('roomChoices.offer.noDay'))}
          type="date"
          label={t('roomChoices.offer.starts')}
          min={today}
        />
      )}
    </FormDialog>
  );
}
