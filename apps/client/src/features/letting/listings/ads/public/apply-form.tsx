import type { PublicAd } from '@common-roof/contracts';

import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { PageForm } from '#ui/page-form.tsx';
import { ApplyFields, areAnswered, sayOf, wordsAbout } from './apply-fields.tsx';

/** @param onSent called with the address the link was sent to */
export function ApplyForm({ ad, onSent }: { ad: PublicAd; onSent: (email: string) => void }) {
  const { t } = useTranslation();
  return (
    <PageForm
      submit={t('ads.apply.send')}
      size="large"
      schema={({ addApplicant }) => addApplicant.body}
      values={{ ...wordsAbout(ad), email: '' }}
      body={(values) => ({ ad_id: ad._id, ...sayOf(ad, values) })}
      isValid={({ answers }) => areAnswered(ad, answers)}
      send={async (body) => {
        await callPublic('PUT /api/wds/addapplicant', { body });
        return true;
      }}
      onDone={(_, { email }) => {
        onSent(email);
      }}
    >
      {({ field, set, values: { answers }, isTried }) => (
        <ApplyFields
          ad={ad}
          field={field}
          answers={answers}
          onAnswers={(given) => {
            set({ answers: given });
          }}
          isTried={isTried}
          email={
            <Field
              {...field('email', t('ads.apply.wrong.email'))}
              label={t('ads.apply.field.email')}
              hint={t('ads.apply.hint.email')}
              type="email"
              autoComplete="email"
              required
            />
          }
        />
      )}
    </PageForm>
  );
}
