import { type AgreementType, LIMITS, type Locale } from '@common-roof/contracts';
import { lazy, Suspense, useState } from 'react';

import { useAttempt } from '../../../../api/use-attempt.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useLazyTemplateQuery } from '../agreements-api.ts';
import { EditorSkeleton } from '../editor/editor-skeleton.tsx';
import { TemplateField } from './template-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import { areReadable, type TERMS, type TermsValues } from './terms-values.ts';

const AgreementEditor = lazy(() => import('../editor/agreement-editor.tsx'));

export interface WrittenText {
  readonly title: string;
  /** With placeholders. */
  readonly agreement: string;
  readonly language: Locale;
  readonly terms: TermsValues;
}

interface TextDialogProps {
  heading: string;
  hint: string;
  type: AgreementType;
  currency: string;
  begun: WrittenText;
  /** Terms that can be edited beside the text. */
  fields: readonly (typeof TERMS)[number][];
  /** Set for a first lease, which can have a past. */
  withPast?: boolean;
  /** Saves the text. @throws ApiError; the input is kept */
  onSave: (text: WrittenText) => Promise<void>;
  onClose: () => void;
}

/** Writes the text of one agreement, by hand or from a template. */
export function TextDialog({
  heading,
  hint,
  type,
  currency,
  begun,
  fields,
  withPast = false,
  onSave,
  onClose,
}: TextDialogProps) {
  const { t } = useTranslation();
  const [written, setWritten] = useState(begun);
  /** The text in the editor's own markup before any change. */
  const [untouched, setUntouched] = useState(begun.agreement);
  const [template, setTemplate] = useState('');
  const [fetchTemplate] = useLazyTemplateQuery();
  const { isBusy, refusal, attempt } = useAttempt();
  const change = (part: Partial<WrittenText>): void => {
    setWritten((before) => ({ ...before, ...part }));
  };
  const isDirty =
    written.agreement !== untouched ||
    JSON.stringify({ ...written, agreement: '' }) !== JSON.stringify({ ...begun, agreement: '' });
  const save = async (): Promise<void> => {
    if (await attempt(() => onSave(written))) onClose();
  };
  const take = async (id: string): Promise<void> => {
    setTemplate(id);
    if (id === '') return;
    const { data } = await fetchTemplate({ id });
    if (data !== undefined) change({ title: data.title, agreement: data.agreement, language: data.language });
  };
  return (
    <FormFrame
      title={heading}
      text={hint}
      submit={t('shell.save')}
      width="md"
      isDirty={isDirty}
      isBusy={isBusy}
      error={refusal}
      canSubmit={isDirty && written.title.trim() !== '' && areReadable(written.terms, currency)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TemplateField
        label={t('agreements.sent.fromTemplate')}
        none={t('agreements.sent.byHand')}
        type={type}
        value={template}
        onChoose={(chosen) => void take(chosen?._id ?? '')}
      />
      <TextField
        label={t('agreements.edit.title')}
        value={written.title}
        fullWidth
        required
        onChange={({ target }) => {
          change({ title: target.value });
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
      />
      {fields.length > 0 && (
        <TermsFields
          values={written.terms}
          currency={currency}
          fields={fields}
          withPast={withPast}
          onChange={(terms) => {
            change({ terms });
          }}
        />
      )}
      <Suspense fallback={<EditorSkeleton />}>
        <AgreementEditor
          value={written.agreement}
          language={written.language}
          error={undefined}
          onReady={(html) => {
            setUntouched(html);
            change({ agreement: html });
          }}
          onChange={(html) => {
            change({ agreement: html });
          }}
          onBlur={() => undefined}
        />
      </Suspense>
    </FormFrame>
  );
}
