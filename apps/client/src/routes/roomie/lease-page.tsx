import type { AgreementDetail } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { OwnAgreement } from '#features/letting/leasing/agreements/own/own-agreement.tsx';
import { OwnAgreements } from '#features/letting/leasing/agreements/own/own-agreements.tsx';
import { OwnLeaseEnd } from '#features/letting/leasing/leases/notice/own-lease-end.tsx';
import { OwnRent } from '#features/letting/leasing/leases/rent/own-rent.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useQuery } from '#lib/use-address.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { ContractIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';
import { GuaranteeOfLease } from '#routes/guarantee-of-lease.tsx';
import { DepositOfLease } from '#routes/deposit-of-lease.tsx';

/**
 * A roomie's agreements; `?agreement=` opens one. The path is open to every signed-in user; other roles get a link to
 * their own page.
 */
export default function LeasePage() {
  const { t } = useTranslation();
  const { userType } = useMe();
  const [query] = useQuery();
  const id = query.get('agreement');
  if (userType === 'roomie' && id !== null) {
    const beside = (agreement: AgreementDetail) => (
      <Stack spacing={3} sx={{ my: 3, '&:empty': { my: 0 } }}>
        <OwnLeaseEnd lease={agreement} />
        <GuaranteeOfLease lease={agreement} side="roomie" />
        <DepositOfLease lease={agreement} side="roomie" />
      </Stack>
    );
    const above = (agreement: AgreementDetail) => (
      <>
        <OwnRent lease={agreement} />
        <GuaranteeOfLease lease={agreement} side="roomie" place="above" />
      </>
    );
    return <OwnAgreement key={id} id={id} beside={beside} above={above} />;
  }
  return (
    <Page heading={t('signing.own.heading')} lead={t('signing.own.lead')} width={860}>
      {userType === 'roomie' ? (
        <OwnAgreements />
      ) : (
        <EmptyState
          icon={<ContractIcon />}
          text={t('signing.own.notForYou')}
          action={
            <Button
              component={Link}
              to={userType === 'homeowner' ? paths.sentAgreements : HOME_OF[userType]}
              variant="contained"
            >
              {userType === 'homeowner' ? t('signing.own.all') : t('signing.own.toStart')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
