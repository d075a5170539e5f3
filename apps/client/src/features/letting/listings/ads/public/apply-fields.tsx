import { LIMITS, type PublicAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field, type FieldProps } from '#ui/field.tsx';

type Name = 'first_name' | 'last_name' | 'phone' | 'wished_from' | 'message';
export type Words = Record<Name, string> & { answers: string[] };

/** The empty fields of an application. */
export const wordsAbout = (ad: PublicAd): Words => ({
  first_name: '',
  last_name: '',
  phone: '',
  wished_from: ad.available_from ?? '',
  message: '',
  answers: ad.questions.map(() => ''),
});

/** Returns what is sent of an application's fields. */
export const sayOf = <More extends Words>(ad: PublicAd, { answers, phone, wished_from: from, ...said }: More) => ({
  ...said,
  ...(phone.trim() === '' ? {} : { phone }),
  ...(from === '' ? {} : { wished_from: from }),
  answers: ad.questions.flatMap(({ id }, at) => {
    const answer = answers[at]?.trim() ?? '';
    return answer === '' ? [] : [{ question_id: id, answer }];
  }),
});

const isWrong = (ad: PublicAd, answer: string, at: number): boolean =>
  (ad.questions[at]?.required === true && answer.trim() === '') || answer.trim().length > LIMITS.adAnswer;

export const areAnswered = (ad: PublicAd, answers: readonly string[]): boolean =>
  !answers.some((answer, at) => isWrong(ad, answer, at));

interface ApplyFieldsProps {
  ad: PublicAd;
  field: (name: Name, wrong: string) => Pick<FieldProps, 'value' | 'onChange' | 'error'>;
  answers: string[];
  onAnswers: (answers: string[]) => void;
  isTried: boolean;
  /** Beside the names, where the address isn't known yet. */
  email?: ReactNode;
}

/** What a person writes to apply for a room. */
export function ApplyFields({ ad, field, answers, onAnswers, isTried, email }: ApplyFieldsProps) {
  const { t } = useTranslation();
  const text = (name: Name, hint?: string) => ({
    ...field(name, t(`ads.apply.wrong.${name}`)),
    label: t(`ads.apply.field.${name}`),
    hint,
  });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field {...text('first_name')} autoComplete="given-name" required />
        <Field {...text('last_name')} autoComplete="family-name" required />
        {email}
        <Field {...text('phone', t('ads.apply.hint.optional'))} type="tel" autoComplete="tel" />
      </Box>
      <Field {...text('wished_from', t('ads.apply.hint.optional'))} type="date" sx={{ maxWidth: 260 }} />
      <Field {...text('message', t('ads.apply.hint.message'))} lines={4} required />
      {ad.questions.map(({ id, text: question, required }, at) => {
        const answer = answers[at] ?? '';
        return (
          <Box key={id}>
            {/* A question is longer than a field label's one line. */}
            <FormLabel htmlFor={id} required={required} sx={{ display: 'block', mb: 1, color: 'text.primary' }}>
              {question}
            </FormLabel>
            <Field
              value={answer}
              onChange={(typed) => {
                onAnswers(answers.with(at, typed));
              }}
              error={isTried && isWrong(ad, answer, at) ? t('ads.apply.wrong.answer') : undefined}
              id={id}
              hiddenLabel
              lines={1}
              required={required}
            />
          </Box>
        );
      })}
    </>
  );
}
