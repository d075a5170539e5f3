import type { AgreementDetail, AgreementState } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { Confirmation } from '#ui/confirmation.tsx';
import { BackIcon, ContractIcon } from '#ui/icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import {
  useAgreementQuery,
  useChangeAgreementMutation,
  useSignAgreementMutation,
} from '#features/letting/leasing/agreements/agreements-api.ts';
import { AgreementView } from '#features/letting/leasing/agreements/detail/agreement-view.tsx';
import { ReadAndSign } from '#features/letting/leasing/agreements/signing/read-and-sign.tsx';

/** An agreement the roomie can sign, or decline with a reason. */
function ToSign({ agreement }: { agreement: AgreementDetail }) {
  const { t } = useTranslation();
  const { userData } = useMe();
  const [sign] = useSignAgreementMutation();
  const [change] = useChangeAgreementMutation();
  const [isDeclining, setDeclining] = useState(false);
  const { _id: agreement_id, title, party } = agreement;
  return (
    <>
      <ReadAndSign
        agreement={agreement}
        name={party.name}
        submit={t('signing.form.sign', { title })}
        onSign={async (signing) => {
          const body = { agreement_id, did_sign_lease: true, ...signing } as const;
          await sign({ params: { id: userData._id }, body }).unwrap();
          tell(t('signing.form.signed', { title }));
        }}
        actions={
          <Button
            color="error"
            size="large"
            onClick={() => {
              setDeclining(true);
            }}
          >
            {t('signing.form.decline')}
          </Button>
        }
      />
      {isDeclining && (
        <ReasonDialog
          title={t('signing.form.declineAsk', { title })}
          text={t('signing.form.declineText')}
          confirm={t('signing.form.decline')}
          label={t('signing.form.reason')}
          missing={t('signing.form.reasonMissing')}
          onConfirm={(reason) =>
            showOutcome(
              change({ params: { id: agreement_id }, body: { action: 'decline', reason } }),
              t('signing.form.declined', { title }),
            )
          }
          onClose={() => {
            setDeclining(false);
          }}
        />
      )}
    </>
  );
}

/** Says what happens after the roomie has signed. */
function Signed({ agreement }: { agreement: AgreementDetail }) {
  const { t } = useTranslation();
  const { state, type, homeowner } = agreement;
  const [firstState] = useState(state);
  if (state !== 'signed') return null;
  return (
    <Confirmation isNew={firstState === 'sent'}>
      {t(type === 'lease' ? 'signing.own.waits' : 'signing.own.waitsForForce', { name: homeowner.name })}
    </Confirmation>
  );
}

const ENDING: ReadonlySet<AgreementState> = new Set(['pre_released', 'released', 'archived']);

interface OwnAgreementProps {
  id: string;
  /**
   * Renders a lease's other parts, such as its end. Under notice they come above the text, because they matter more.
   */
  beside: (agreement: AgreementDetail) => ReactNode;
  /** Renders what to know before the text of a lease. */
  above: (agreement: AgreementDetail) => ReactNode;
}

/** One agreement, as the roomie sees it. */
export function OwnAgreement({ id, beside, above }: OwnAgreementProps) {
  const { t } = useTranslation();
  const { data: agreement, error, refetch } = useAgreementQuery({ id });
  if (agreement === undefined) {
    return (
      <MissingPage
        heading={t('signing.own.heading')}
        error={error}
        onRetry={() => void refetch()}
        gone={{ icon: <ContractIcon />, text: t('signing.own.gone'), to: paths.lease, label: t('signing.own.all') }}
      />
    );
  }
  const isEnding = ENDING.has(agreement.state);
  return (
    <Page
      heading={agreement.title}
      width={860}
      actions={
        <Button component={Link} to={paths.lease} startIcon={<BackIcon />}>
          {t('signing.own.all')}
        </Button>
      }
    >
      {isEnding && beside(agreement)}
      <AgreementView
        agreement={agreement}
        note={
          <>
            <Signed agreement={agreement} />
            {above(agreement)}
          </>
        }
      >
        {agreement.state === 'sent' ? <ToSign agreement={agreement} /> : null}
      </AgreementView>
      {!isEnding && beside(agreement)}
    </Page>
  );
}
