import { LIMITS, type RateableStay } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { useReader } from '#session/use-reader.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { draftOf, EMPTY, ratingDraft } from './rating-draft.ts';
import { type RatingRole, useEditRatingMutation, useRateMutation } from './ratings-api.ts';
import { StarsField } from './stars-field.tsx';

const TEXTS = [
  ['whats_good', 'good'],
  ['what_could_be_improved', 'improve'],
  ['private_feelings', 'feelings'],
] as const;

interface RateDialogProps {
  stay: RateableStay;
  role: RatingRole;
  onClose: () => void;
}

/** Rates a stay, or edits a rating while it is sealed. Input is kept until it is sent or discarded. */
export function RateDialog({ stay, role, onClose }: RateDialogProps) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const { person, mine } = stay;
  const tenancyId = stay.stay.tenancy_id;
  const name = person.first_name;
  const [start] = useState(() => (mine === null ? EMPTY : draftOf(mine)));
  const [kept] = useState(() => ratingDraft.load(readerId, tenancyId));
  const [rate] = useRateMutation();
  const [edit] = useEditRatingMutation();
  const close = (): void => {
    ratingDraft.forget(readerId, tenancyId);
    onClose();
  };
  return (
    <FormDialog
      title={t(mine === null ? 'ratings.form.heading' : 'ratings.form.editing', { name })}
      text={t('ratings.form.text', { name })}
      submit={t(mine === null ? 'ratings.form.send' : 'ratings.form.save')}
      schema={({ editRating }) => editRating.body}
      values={start}
      begun={kept}
      body={(draft) => ({ ...draft, rating: draft.rating ?? 0, version: mine?.version ?? 0 })}
      check={({ rating }) => ({ rating: rating === null ? t('ratings.form.missing') : undefined })}
      send={({ version, ...said }) =>
        mine === null ? rate({ role, stay, said }) : edit({ params: { id: mine._id }, body: { version, ...said } })
      }
      done={({ reveals_at: on }) => {
        if (mine !== null) return t('ratings.form.changed');
        return on === null ? t('ratings.form.both') : t('ratings.form.sent', { name, day: dateOf(on, i18n.language) });
      }}
      onChange={(draft) => {
        ratingDraft.save(readerId, tenancyId, draft);
      }}
      onClose={close}
    >
      {({ field }) => (
        <>
          <StarsField {...field('rating')} />
          {TEXTS.map(([text, label]) => (
            <Field
              key={text}
              {...field(text)}
              label={t(`ratings.form.${label}`)}
              hint={text === 'private_feelings' ? t('ratings.form.feelingsHelp') : undefined}
              lines={2}
              maxRows={10}
              most={LIMITS.ratingText}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
