import { createAd, type OwnAd } from '@common-roof/contracts';
import { findAdverseWording, needsReading } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { showFormError } from '../../../api/form-errors.ts';
import { bodyOf } from '../../../api/request.ts';
import { tell } from '../../../lib/alerts.ts';
import { useChangeAdMutation, useCreateAdMutation } from '../ads-api.ts';
import { AdFields } from './ad-fields.tsx';
import { AD_FIELDS, adValuesOf, noAd, toAdBody, type AdValues } from './ad-values.ts';
import { QuestionsField } from './questions-field.tsx';
import { WordingNotes } from './wording-notes.tsx';

const resolver: Resolver<AdValues> = (values) => {
  const parsed = bodyOf(createAd).safeParse({ room_id: values.room_id, ...toAdBody(values) });
  if (parsed.success) return { values, errors: {} };
  const errors: FieldErrors<AdValues> = {};
  for (const { path } of parsed.error.issues) {
    const field = AD_FIELDS.find((known) => known === path[0]);
    if (field !== undefined) errors[field] ??= { type: 'schema' };
  }
  return { values: {}, errors };
};

/** @param ad absent: a new one, as a draft or published at once */
export function AdDialog({ ad, onClose }: { ad?: OwnAd; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [create] = useCreateAdMutation();
  const [change] = useChangeAdMutation();
  const [hasRead, setHasRead] = useState(ad?.wording_read ?? false);
  const form = useForm<AdValues>({ resolver, defaultValues: ad === undefined ? noAd : adValuesOf(ad) });
  const { errors, isSubmitting } = form.formState;
  const { title = '', text = '', questions = [] } = useWatch({ control: form.control });
  const texts = [title, text, ...questions.map((question) => question.text ?? '')];
  const hasNotes = texts.some((one) => needsReading(findAdverseWording(one)));
  const isSeen = ad?.state === 'open';

  const save = (publish: boolean) =>
    form.handleSubmit(async (values) => {
      if ((publish || isSeen) && hasNotes && !hasRead) {
        form.setError('root', { type: 'wording', message: t('ads.wording.readFirst') });
        return;
      }
      const read = hasNotes && hasRead;
      try {
        if (ad === undefined) {
          await create({
            body: { room_id: values.room_id, ...toAdBody(values), publish, wording_read: read },
          }).unwrap();
          tell(publish ? t('ads.edit.published') : t('ads.edit.drafted'));
        } else {
          const body = { version: ad.version, ...toAdBody(values), wording_read: read };
          await change({ params: { id: ad._id }, body }).unwrap();
          tell(t('ads.edit.saved'));
        }
        onClose();
      } catch (error) {
        showFormError(error, AD_FIELDS, form.setError);
      }
    });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void save(ad === undefined)(event)}>
        <DialogTitle id={titleId}>
          {ad === undefined ? t('ads.edit.new') : t('ads.edit.heading', { title: ad.title })}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ mt: 1 }}>
            {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
            <AdFields form={form} ad={ad} />
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
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          {ad === undefined && (
            <Button variant="outlined" loading={isSubmitting} onClick={(event) => void save(false)(event)}>
              {t('ads.edit.saveDraft')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {ad === undefined ? t('ads.step.publish') : t('shell.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
