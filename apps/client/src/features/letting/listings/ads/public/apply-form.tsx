import { LIMITS, type PublicAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';

import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { PageForm } from '#ui/page-form.tsx';

type Name = 'first_name' | 'last_name' | 'email' | 'phone' | 'wished_from' | 'message';
type Values = Record<Name, string> & { answers: string[] };

const toBody = (ad: PublicAd, { answers, phone, wished_from: from, ...said }: Values) => ({
  ad_id: ad._id,
  ...said,
  ...(phone.trim() === '' ? {} : { phone }),
  ...(from === '' ? {} : { wished_from: from }),
  answers: ad.questions.flatMap(({ id }, at) => {
    const answer = answers[at]?.trim() ?? '';
    return answer === '' ? [] : [{ question_id: id, answer }];
  }),
});

/** @param onSent called with the address the link was sent to */
export function ApplyForm({ ad, onSent }: { ad: PublicAd; onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const isWrong = (answer: string, at: number): boolean =>
    (ad.questions[at]?.required === true && answer.trim() === '') || answer.trim().length > LIMITS.adAnswer;
  return (
    <PageForm
      submit={t('ads.apply.send')}
      size="large"
      schema={({ addApplicant }) => addApplicant.body}
      values={{
        first_name: '',
        last_name: '',
        email: '',
        phone: '',
        wished_from: ad.available_from ?? '',
        message: '',
        answers: ad.questions.map(() => ''),
      }}
      body={(values) => toBody(ad, values)}
      isValid={({ answers }) => !answers.some(isWrong)}
      send={async (body) => {
        await callPublic('PUT /api/wds/addapplicant', { body });
        return true;
      }}
      onDone={(_, { email }) => {
        onSent(email);
      }}
    >
      {({ field, set, values: { answers }, isTried }) => {
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
              <Field {...text('email', t('ads.apply.hint.email'))} type="email" autoComplete="email" required />
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
                      set({ answers: answers.with(at, typed) });
                    }}
                    error={isTried && isWrong(answer, at) ? t('ads.apply.wrong.answer') : undefined}
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
      }}
    </PageForm>
  );
}
