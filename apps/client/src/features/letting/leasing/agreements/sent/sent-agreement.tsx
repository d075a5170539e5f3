import type { AgreementDetail } from '@common-roof/contracts';
import { canFollow } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { paths } from '#lib/paths.ts';
import { Confirmation } from '#ui/confirmation.tsx';
import { BackIcon, ContractIcon } from '#ui/icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { useAgreementQuery, useCountersignMutation } from '#features/letting/leasing/agreements/agreements-api.ts';
import { AgreementView } from '#features/letting/leasing/agreements/detail/agreement-view.tsx';
import { ReadAndSign } from '#features/letting/leasing/agreements/signing/read-and-sign.tsx';
import { comma } from '#lib/direction.ts';
import { SentActions } from './sent-actions.tsx';

/** What the homeowner should know first. */
function Note({ agreement }: { agreement: AgreementDetail }) {
  const { t } = useTranslation();
  const { missing, party, state } = agreement;
  const isOpen = state === 'draft' || state === 'sent';
  const [firstState] = useState(state);
  if (firstState === 'signed' && state === 'active') {
    return <Confirmation isNew>{t('agreements.sent.inForce', { name: party.name })}</Confirmation>;
  }
  if (missing.length > 0 && isOpen) {
    const names = missing.map((name) => t(`agreements.placeholder.${name}`)).join(comma());
    return <Alert severity="warning">{t('agreements.sent.missing', { name: party.name, names })}</Alert>;
  }
  if (party.kind === 'prospect' && isOpen) {
    return (
      <Alert
        severity="info"
        action={
          <Button component={Link} to={paths.ads} color="inherit">
            {t('agreements.sent.toOffers')}
          </Button>
        }
      >
        {t('agreements.sent.ofOffer')}
      </Alert>
    );
  }
  return null;
}

function Countersign({ agreement }: { agreement: AgreementDetail }) {
  const { t } = useTranslation();
  const [countersign] = useCountersignMutation();
  const { _id: id, title, homeowner } = agreement;
  return (
    <ReadAndSign
      agreement={agreement}
      name={homeowner.name}
      submit={t('signing.form.countersign')}
      onSign={async (body) => {
        await countersign({ params: { id }, body }).unwrap();
        tell(t('signing.form.signed', { title }));
      }}
    />
  );
}

interface SentAgreementProps {
  id: string;
  /** Renders further changes both parties can agree on. */
  changes: (agreement: AgreementDetail) => ReactNode;
  /** Renders a lease's other parts, below its text. */
  beside: (agreement: AgreementDetail) => ReactNode;
}

/** One agreement, as its homeowner sees it. */
export function SentAgreement({ id, changes, beside }: SentAgreementProps) {
  const { t } = useTranslation();
  const { data: agreement, error, refetch } = useAgreementQuery({ id });
  if (agreement === undefined) {
    return (
      <MissingPage
        heading={t('agreements.list.heading')}
        error={error}
        onRetry={() => void refetch()}
        gone={{
          icon: <ContractIcon />,
          text: t('signing.own.gone'),
          to: paths.sentAgreements,
          label: t('signing.own.all'),
        }}
      />
    );
  }
  const { title, party, state, type } = agreement;
  return (
    <Page
      heading={title}
      lead={party.name}
      width={960}
      actions={
        <Button component={Link} to={paths.sentAgreements} startIcon={<BackIcon />}>
          {t('signing.own.all')}
        </Button>
      }
    >
      <AgreementView
        agreement={agreement}
        note={
          <>
            <Note agreement={agreement} />
            {changes(agreement)}
          </>
        }
        actions={<SentActions agreement={agreement} />}
      >
        {canFollow('countersign', state, type) ? <Countersign agreement={agreement} /> : null}
      </AgreementView>
      <Box sx={{ my: 3, '&:empty': { my: 0 } }}>{beside(agreement)}</Box>
    </Page>
  );
}
