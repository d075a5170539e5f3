import type { OwnAd } from '@common-roof/contracts';
import { findAdverseWording, needsReading } from '@common-roof/domain';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';

import { showFormError } from '#api/form-errors.ts';
import { schemaOf } from '#api/contract-resolver.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { useChangeAdMutation, useCreateAdMutation } from '#features/letting/listings/ads/ads-api.ts';
import { AdFields } from './ad-fields.tsx';
import { AD_FIELDS, adValuesOf, noAd, type AdValues, toAdBody } from './ad-values.ts';
import { QuestionsField } from './questions-field.tsx';
import { WordingNotes } from './wording-notes.tsx';
import { FormFrame, stateOf } from '#ui/form-frame.tsx';
import { isApiError } from '#api/api-error.ts';
import { StaleNote } from '#ui/stale-note.tsx';

const resolver: Resolver<AdValues> = async (values) => {
  const parsed = (await schemaOf(({ createAd }) => createAd.body)).safeParse({
    room_id: values.room_id,
    ...toAdBody(values),
  });
  if (parsed.success) return { values, errors: {} };
  const errors: FieldErrors<AdValues> = {};
  for (const { path } of parsed.error.issues) {
    const field = AD_FIELDS.find((known) => known === path[0]);
    if (field !== undefined) errors[field] ??= { type: 'schema' };
  }
  return { values: {}, errors };
};

interface AdDialogProps {
  /** Absent: a new ad, saved as a draft or published at once. */
  ad?: OwnAd;
  /** The room of a new ad, if it is known. */
  roomId?: string;
  onClose: () => void;
}

export function AdDialog({ ad, roomId, onClose }: AdDialogProps) {
  const { t, i18n } = useTranslation();
  const [create] = useCreateAdMutation();
  const [change] = useChangeAdMutation();
  const [hasRead, setHasRead] = useState(ad?.wording_read ?? false);
  const form = useForm<AdValues>({ resolver, defaultValues: ad === undefined ? noAd : adValuesOf(ad, i18n.language) });
  const { isSubmitting } = form.formState;
  const { title = '', text = '', questions = [] } = useWatch({ control: form.control });
  const texts = [title, text, ...questions.map((question) => question.text ?? '')];
  const hasNotes = texts.some((one) => needsReading(findAdverseWording(one)));
  // The version editing started from: a newer one is a conflict, and the user decides.
  const [base, setBase] = useState(ad);
  const [isOvertaken, setOvertaken] = useState(false);
  const isSeen = ad?.state === 'open';

  const save = (publish: boolean) =>
    form.handleSubmit(async (values) => {
      if ((publish || isSeen) && hasNotes && !hasRead) {
        form.setError('root', { type: 'wording', message: t('ads.wording.readFirst') });
        return;
      }
      const read = hasNotes && hasRead;
      try {
        if (base === undefined) {
          await create({
            body: { room_id: values.room_id, ...toAdBody(values), publish, wording_read: read },
          }).unwrap();
          tell(publish ? t('ads.edit.published') : t('ads.edit.drafted'));
        } else {
          const body = { version: base.version, ...toAdBody(values), wording_read: read };
          await change({ params: { id: base._id }, body }).unwrap();
          tell(t('ads.edit.saved'));
        }
        onClose();
      } catch (error) {
        if (isApiError(error) && error.code === 'stale_version') setOvertaken(true);
        else showFormError(error, AD_FIELDS, form.setError);
      }
    });

  const decide = (takesTheirs: boolean): void => {
    if (ad === undefined) return;
    setBase(ad);
    setOvertaken(false);
    if (takesTheirs) form.reset(adValuesOf(ad, i18n.language));
  };

  return (
    <FormFrame
      {...stateOf(form)}
      title={ad === undefined ? t('ads.edit.new') : t('ads.edit.heading', { title: ad.title })}
      submit={ad === undefined ? t('ads.step.publish') : t('shell.save')}
      width="md"
      canSubmit={!isOvertaken}
      actions={
        ad === undefined && (
          <Button variant="outlined" loading={isSubmitting} onClick={(event) => void save(false)(event)}>
            {t('ads.edit.saveDraft')}
          </Button>
        )
      }
      onSubmit={(event) => void save(ad === undefined)(event)}
      onClose={onClose}
    >
      {isOvertaken && <StaleNote text={t('ads.edit.overtaken')} onDecide={decide} />}
      <AdFields form={form} ad={ad} roomId={roomId} />
      <QuestionsField form={form} />
      <WordingNotes texts={texts} />
      {hasNotes && (
        <FormControlLabel
          label={t('ads.wording.read')}
          control={
            <Checkbox
              checked={hasRead}
              onChange={(_, checked) => {
                setHasRead(checked);
              }}
            />
          }
        />
      )}
    </FormFrame>
  );
}
