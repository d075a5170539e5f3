import type { Agreement } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { ContractIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import {
  useAgreementsOfRoomieQuery,
  useOldAgreementsOfRoomieInfiniteQuery,
} from '#features/letting/leasing/agreements/agreements-api.ts';
import { AgreementRow } from '#features/letting/leasing/agreements/detail/agreement-row.tsx';

function Rows({ agreements }: { agreements: readonly Agreement[] }) {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {agreements.map((agreement) => (
        <AgreementRow
          key={agreement._id}
          agreement={agreement}
          to={paths.ownAgreement(agreement._id)}
          about={`${agreement.house.name}: ${agreement.room.name}`}
          actions={
            agreement.state === 'sent' && (
              <Button component={Link} to={paths.ownAgreement(agreement._id)} variant="contained">
                {t('signing.own.read')}
              </Button>
            )
          }
        />
      ))}
    </Box>
  );
}

/** A roomie's agreements: to sign, in force, and ended. Past tenants see theirs too. */
export function OwnAgreements() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const { data, isError, refetch } = useAgreementsOfRoomieQuery({ id: userData._id });
  const old = useOldAgreementsOfRoomieInfiniteQuery({ id: userData._id });
  const toSign = data?.items.filter(({ state }) => state === 'sent') ?? [];
  const agreed = data?.items.filter(({ state }) => state !== 'sent') ?? [];
  return (
    <Stack spacing={3}>
      {data === undefined && (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} />)}
      {data?.items.length === 0 && <EmptyState icon={<ContractIcon />} text={t('signing.own.none')} />}
      {toSign.length > 0 && (
        <Section id="to-sign" title={t('signing.own.toSign')}>
          <Rows agreements={toSign} />
        </Section>
      )}
      {agreed.length > 0 && (
        <Section id="agreed" title={t('signing.own.underWay')}>
          <Rows agreements={agreed} />
        </Section>
      )}
      <Section id="old" title={t('signing.own.old')}>
        <PagedList query={old} skeleton={<ListSkeleton rows={2} avatar={false} />} empty={t('signing.own.noOld')}>
          {(agreements) => <Rows agreements={agreements} />}
        </PagedList>
      </Section>
    </Stack>
  );
}
