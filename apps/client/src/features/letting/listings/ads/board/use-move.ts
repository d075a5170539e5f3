import { type Applicant, type ApplicantMove } from '@common-roof/contracts';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { useMoveApplicantMutation } from '#features/letting/listings/ads/ads-api.ts';

export const nameOf = ({ first_name: first, last_name: last }: Pick<Applicant, 'first_name' | 'last_name'>): string =>
  `${first} ${last}`;

/** Moves an applicant, and announces it to screen readers. */
export function useMove(announce: (text: string) => void): (applicant: Applicant, to: ApplicantMove) => Promise<void> {
  const { t } = useTranslation();
  const [move] = useMoveApplicantMutation();
  return async (applicant, to) => {
    try {
      await move({ params: { id: applicant._id }, body: { to, version: applicant.version } }).unwrap();
      announce(t('ads.board.moved', { name: nameOf(applicant), column: t(`ads.applicantState.${to}`) }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error.message);
    }
  };
}
