import type { AgreementDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { Page, Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { TakeBack } from '#features/letting/leasing/leases/ending/take-back.tsx';
import { useLeaseQuery, useSettlementQuery } from '#features/letting/leasing/leases/leases-api.ts';
import { SettleForm } from './settle-form.tsx';
import { SettlementLines } from './settlement-lines.tsx';

interface SettlementViewProps {
  id: string;
  /** Renders what follows the end of a lease, such as the return of its deposit. */
  below: (lease: AgreementDetail) => ReactNode;
}

/** The settlement of a lease under notice, or of an ended one. */
export function SettlementView({ id, below }: SettlementViewProps) {
  const { t, i18n } = useTranslation();
  const { data: lease, error, refetch } = useLeaseQuery({ id });
  const [chosen, setChosen] = useState<string>();
  const releaseDate = lease?.release_date ?? null;
  const leftOn = chosen ?? releaseDate ?? undefined;
  const isUnderNotice = lease?.state === 'pre_released';
  const { data: settlement, error: failed } = useSettlementQuery(
    { id, leftOn: isUnderNotice ? leftOn : undefined },
    { skip: lease === undefined || releaseDate === null },
  );
  const name = lease?.party.name ?? '';

  if (lease === undefined || (releaseDate !== null && settlement === undefined)) {
    const wrong = error ?? failed;
    return (
      <Page heading={t('shell.title.settlement')}>
        {wrong === undefined ? (
          <ListSkeleton avatar={false} />
        ) : (
          <LoadError {...(isApiError(wrong) ? { message: wrong.message } : {})} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  if (settlement === undefined) {
    return (
      <Page heading={t('leases.settle.heading', { name })} lead={t('leases.settle.noNotice')}>
        <Button component={Link} to={paths.releasing} variant="outlined">
          {t('leases.settle.all')}
        </Button>
      </Page>
    );
  }
  const money = (amount: string): string => formatMoney(amount, settlement.currency, i18n.language);
  const facts: [string, string][] = [
    [t('leases.settle.place'), `${lease.house.name}: ${lease.room.name}`],
    // Under notice, it is chosen below.
    ...(isUnderNotice ? [] : [[t('leases.settle.last'), day(settlement.left_on, i18n.language)] as [string, string]]),
    [t('leases.settle.perPerson'), money(settlement.cost_per_person)],
  ];
  // After the end it has its own section.
  if (isUnderNotice) {
    facts.push(
      [
        t('leases.settle.deposit'),
        settlement.deposit === settlement.deposit_agreed
          ? money(settlement.deposit)
          : t('leases.settle.depositPart', {
              held: money(settlement.deposit),
              agreed: money(settlement.deposit_agreed),
            }),
      ],
      [t('leases.settle.returnBy'), day(settlement.return_by, i18n.language)],
    );
  }
  return (
    <Page
      heading={t('leases.settle.heading', { name })}
      lead={t(isUnderNotice ? 'leases.settle.lead' : 'leases.settle.done')}
    >
      <Stack spacing={3} sx={{ maxWidth: isUnderNotice ? 'none' : 740 }}>
        <FactGrid facts={facts} minWidth={140} />
        {isUnderNotice && leftOn !== undefined ? (
          <SettleForm
            lease={lease}
            settlement={settlement}
            leftOn={leftOn}
            uncounted={isApiError(failed) ? failed.message : undefined}
            onLeftOn={setChosen}
          />
        ) : (
          <>
            <Section id="open" title={t('leases.settle.lines')}>
              <SettlementLines settlement={settlement} total={settlement.total} />
            </Section>
            {below(lease)}
            {lease.state === 'released' && (
              <Alert
                severity="info"
                icon={false}
                action={<TakeBack roomieId={lease.party._id} name={name} what="release" />}
              >
                {t('leases.settle.undo')}
              </Alert>
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
