import { type AgreementType, LIMITS, type Locale } from '@common-roof/contracts';
import { lazy, Suspense, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useLazyTemplateQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { EditorSkeleton } from '#features/letting/leasing/agreements/editor/editor-skeleton.tsx';
import { TemplateField } from './template-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import { areReadable, type TERMS, type TermsValues } from './terms-values.ts';

const AgreementEditor = lazy(() => import('#features/letting/leasing/agreements/editor/agreement-editor.tsx'));

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
  /** The text in the editor's own markup before any change. */
  const [untouched, setUntouched] = useState(begun.agreement);
  const [template, setTemplate] = useState('');
  const [fetchTemplate] = useLazyTemplateQuery();
  const take = async (id: string, set: (text: Partial<WrittenText>) => void): Promise<void> => {
    setTemplate(id);
    if (id === '') return;
    const { data } = await fetchTemplate({ id });
    if (data !== undefined) set({ title: data.title, agreement: data.agreement, language: data.language });
  };
  return (
    <FormDialog
      title={heading}
      text={hint}
      submit={t('shell.save')}
      width="md"
      // The text becomes a part of two different calls.
      schema={null}
      values={{ ...begun, agreement: untouched }}
      send={async (_, { values }) => {
        await onSave(values);
        return true;
      }}
      canSubmit={({ title, terms }, isDirty) => isDirty && title.trim() !== '' && areReadable(terms, currency)}
      onClose={onClose}
    >
      {({ field, set, values }) => (
        <>
          <TemplateField
            label={t('agreements.sent.fromTemplate')}
            none={t('agreements.sent.byHand')}
            type={type}
            value={template}
            onChoose={(chosen) => void take(chosen?._id ?? '', set)}
          />
          <Field {...field('title')} label={t('agreements.edit.title')} required most={LIMITS.name} />
          {fields.length > 0 && (
            <TermsFields
              values={values.terms}
              currency={currency}
              fields={fields}
              withPast={withPast}
              onChange={(terms) => {
                set({ terms });
              }}
            />
          )}
          <Suspense fallback={<EditorSkeleton />}>
            <AgreementEditor
              value={values.agreement}
              language={values.language}
              error={undefined}
              onReady={setUntouched}
              onChange={(agreement) => {
                set({ agreement });
              }}
              onBlur={() => undefined}
            />
          </Suspense>
        </>
      )}
    </FormDialog>
  );
}
