import { LIMITS, type RateableStay } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { dateOf } from '../../../lib/dates.ts';
import { useReader } from '../../../session/use-reader.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { draftOf, EMPTY, ratingDraft, type RatingDraft } from './rating-draft.ts';
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
  const [start] = useState<RatingDraft>(() => (mine === null ? EMPTY : draftOf(mine)));
  const [draft, setDraft] = useState<RatingDraft>(() => ratingDraft.load(readerId, tenancyId) ?? start);
  const [isMissing, setMissing] = useState(false);
  const [rate, rating] = useRateMutation();
  const [edit, editing] = useEditRatingMutation();

  const change = (changes: Partial<RatingDraft>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    ratingDraft.save(readerId, tenancyId, next);
  };
  const close = (): void => {
    ratingDraft.forget(readerId, tenancyId);
    onClose();
  };
  const submit = async (): Promise<void> => {
    if (draft.rating === null) {
      setMissing(true);
      return;
    }
    const { whats_good, what_could_be_improved, private_feelings } = draft;
    const said = { rating: draft.rating, whats_good, what_could_be_improved, private_feelings };
    const { data } =
      mine === null
        ? await rate({ role, stay, said })
        : await edit({ params: { id: mine._id }, body: { version: mine.version, ...said } });
    if (data === undefined) return;
    if (mine !== null) tell(t('ratings.form.changed'));
    else if (data.reveals_at === null) tell(t('ratings.form.both'));
    else tell(t('ratings.form.sent', { name, day: dateOf(data.reveals_at, i18n.language) }));
    close();
  };
  return (
    <FormFrame
      title={t(mine === null ? 'ratings.form.heading' : 'ratings.form.editing', { name })}
      text={t('ratings.form.text', { name })}
      submit={t(mine === null ? 'ratings.form.send' : 'ratings.form.save')}
      isDirty={TEXTS.some(([field]) => draft[field] !== start[field]) || draft.rating !== start.rating}
      isBusy={rating.isLoading || editing.isLoading}
      error={refusalOf(rating.error) ?? refusalOf(editing.error)}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <StarsField
        value={draft.rating}
        error={isMissing ? t('ratings.form.missing') : undefined}
        onChange={(stars) => {
          setMissing(false);
          change({ rating: stars });
        }}
      />
      {TEXTS.map(([field, label]) => (
        <TextField
          key={field}
          label={t(`ratings.form.${label}`)}
          value={draft[field]}
          onChange={({ target }) => {
            change({ [field]: target.value });
          }}
          helperText={field === 'private_feelings' ? t('ratings.form.feelingsHelp') : undefined}
          multiline
          minRows={2}
          maxRows={10}
          fullWidth
          slotProps={{ htmlInput: { maxLength: LIMITS.ratingText } }}
        />
      ))}
    </FormFrame>
  );
}
