import type { PublicAd } from '@common-roof/contracts';

import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { PageForm } from '#ui/page-form.tsx';
import { ApplyFields, areAnswered, sayOf, wordsAbout } from '#features/letting/listings/ads/public/apply-fields.tsx';

interface SuggestedApplyFormProps {
  ad: PublicAd;
  token: string;
  /** As the roomie entered it. */
  person: { first_name: string; last_name: string };
  onSent: () => void;
}

/** Applies by the link of a suggestion, which has confirmed the address. */
export function SuggestedApplyForm({ ad, token, person, onSent }: SuggestedApplyFormProps) {
  const { t } = useTranslation();
  return (
    <PageForm
      submit={t('suggestions.link.send')}
      size="large"
      schema={({ applyAsSuggested }) => applyAsSuggested.body}
      values={{ ...wordsAbout(ad), ...person }}
      body={(values) => ({ token, ...sayOf(ad, values) })}
      isValid={({ answers }) => areAnswered(ad, answers)}
      send={async (body) => {
        await callPublic('POST /api/suggestions/application', { body });
        return true;
      }}
      onDone={onSent}
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
        />
      )}
    </PageForm>
  );
}
