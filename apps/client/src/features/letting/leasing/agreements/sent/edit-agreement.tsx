import type { AgreementDetail } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { useEditAgreementMutation } from '#features/letting/leasing/agreements/agreements-api.ts';
import { noPast } from './past-values.ts';
import { noTerms, TERMS, termsValuesOf, toTerms } from './terms-values.ts';
import { TextDialog } from './text-dialog.tsx';

interface EditAgreementProps {
  agreement: AgreementDetail;
  /** Called with the new version; for an agreement in force, a new agreement that replaces it. */
  onWritten: (written: AgreementDetail) => void;
  onClose: () => void;
}

/** Rewrites the text of an agreement with a roomie. */
export function EditAgreement({ agreement, onWritten, onClose }: EditAgreementProps) {
  const { t } = useTranslation();
  const [edit] = useEditAgreementMutation();
  // The version editing started from: a newer one is a conflict, and is reported.
  const [begun] = useState(agreement);
  const { _id, version, type, terms, party, title, source, language } = begun;
  // Only the first lease has a past; its replacement is charged as before.
  const isFirst = begun.supersedes === null && begun.state !== 'active';
  // A lease that follows this one begins with the rent that was announced last.
  const rent = begun.rent_announced ?? terms?.rent;
  const values =
    terms === null || rent === undefined
      ? noTerms
      : { ...termsValuesOf({ ...terms, rent }), ...(isFirst ? {} : { past: noPast }) };
  return (
    <TextDialog
      heading={t('agreements.sent.editHeading', { title })}
      hint={t(begun.state === 'active' ? 'agreements.sent.replaceHint' : 'agreements.sent.editHint')}
      type={type}
      currency={begun.currency}
      fields={terms === null ? [] : TERMS}
      withPast={isFirst}
      begun={{ title, agreement: source ?? '', language, terms: values }}
      onSave={async (written) => {
        const body = {
          agreement_id: _id,
          version,
          type,
          title: written.title,
          agreement: written.agreement,
          ...(terms === null ? {} : toTerms(written.terms, begun.currency, terms.ends_on !== null)),
        };
        const answer = await edit({ params: { id: party._id }, body }).unwrap();
        tell(t('agreements.sent.edited'));
        onWritten(answer);
      }}
      onClose={onClose}
    />
  );
}
