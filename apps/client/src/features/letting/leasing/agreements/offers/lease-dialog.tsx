import type { AgreementDetail, Prospect } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { fullName } from '#lib/person.ts';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { useAgreementQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { noTerms, termsValuesOf } from '#features/letting/leasing/agreements/sent/terms-values.ts';
import { TextDialog } from '#features/letting/leasing/agreements/sent/text-dialog.tsx';
import { useWriteLeaseMutation } from './offers-api.ts';

interface LeaseTextProps {
  offer: Prospect;
  /** Null: none has been written. */
  lease: AgreementDetail | null;
  onClose: () => void;
}

function LeaseText({ offer, lease, onClose }: LeaseTextProps) {
  const { t, i18n } = useTranslation();
  const [write] = useWriteLeaseMutation();
  return (
    <TextDialog
      heading={t('ads.lease.heading', { name: fullName(offer) })}
      hint={t('ads.lease.hint')}
      type="lease"
      currency={offer.currency}
      // All other terms come from the offer.
      fields={['ends_on']}
      begun={{
        title: lease?.title ?? t('ads.lease.title'),
        agreement: lease?.source ?? '',
        language: lease?.language ?? i18n.language,
        terms: lease?.terms ? termsValuesOf(lease.terms) : noTerms,
      }}
      onSave={async ({ title, agreement, language, terms }) => {
        const seen = lease === null ? {} : { version: lease.version };
        const ends_on = terms.ends_on === '' ? null : terms.ends_on;
        await write({ params: { id: offer._id }, body: { title, agreement, language, ends_on, ...seen } }).unwrap();
        tell(t('ads.lease.saved'));
      }}
      onClose={onClose}
    />
  );
}

/** The existing lease of an offer. */
function WrittenLease({ id, offer, onClose }: { id: string; offer: Prospect; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useAgreementQuery({ id });
  if (data !== undefined) return <LeaseText offer={offer} lease={data} onClose={onClose} />;
  const title = t('ads.lease.heading', { name: fullName(offer) });
  return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
}

/** Edits the lease of an offer; saving creates a new version. */
export function LeaseDialog({ offer, onClose }: { offer: Prospect; onClose: () => void }) {
  if (offer.lease === null) return <LeaseText offer={offer} lease={null} onClose={onClose} />;
  return <WrittenLease id={offer.lease._id} offer={offer} onClose={onClose} />;
}
