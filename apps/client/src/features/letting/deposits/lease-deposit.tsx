import type { Deposit } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day, todayHere } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { userText } from '#ui/user-text.ts';
import { DeductionList } from './deduction-list.tsx';
import { DepositActions } from './deposit-actions.tsx';
import { DepositBalance } from './deposit-balance.tsx';
import { DepositStateTag } from './deposit-state-tag.tsx';
import type { DepositPhotos } from './deposit-photos.ts';
import { type OfLease, useDepositQuery } from './deposits-api.ts';
import { DownloadStatement } from './download-statement.tsx';
import { disputable, isSome } from './what-can-be-done.ts';

/** The party that looks at it. */
export type DepositSide = 'homeowner' | 'roomie';

function useFacts(deposit: Deposit): [string, string][] {
  const { t, i18n } = useTranslation();
  const { currency, held, deducted, set_off, arrears, left, return_by, settled } = deposit;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const facts: [string, string][] = [
    [t('deposits.held'), money(held)],
    [t('deposits.deducted'), money(deducted)],
  ];
  if (isSome(set_off)) facts.push([t('deposits.setOff.fact'), money(set_off)]);
  if (arrears !== null && isSome(arrears.owed)) facts.push([t('deposits.setOff.owed'), money(arrears.owed)]);
  if (settled === null) {
    facts.push([t('deposits.left'), money(left)], [t('deposits.returnBy'), day(return_by, i18n.language)]);
    return facts;
  }
  facts.push(
    [t('deposits.returned'), money(settled.returned)],
    [t('deposits.returnedOn'), day(settled.returned_on, i18n.language)],
  );
  if (settled.how !== '') facts.push([t('deposits.how'), settled.how]);
  return facts;
}

function Shown({ deposit, side, photos }: { deposit: Deposit; side: DepositSide; photos: DepositPhotos }) {
  const { t, i18n } = useTranslation();
  const facts = useFacts(deposit);
  const { state, return_by, settled, disputable_until: until } = deposit;
  const isLate = state === 'held' && return_by < todayHere();
  return (
    <>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, display: 'grid', gap: 2 }}>
        {isLate && <Alert severity="warning">{t('deposits.late', { day: day(return_by, i18n.language) })}</Alert>}
        {state === 'held' && !isLate && <Typography>{t(`deposits.lead.${side}`)}</Typography>}
        <FactGrid facts={facts} minWidth={120} />
        <DepositBalance deposit={deposit} />
        {settled !== null && settled.comments !== '' && <Typography sx={userText}>{settled.comments}</Typography>}
      </Box>
      <DeductionList deposit={deposit} side={side} photos={photos} />
      <Box
        sx={{
          px: { xs: 2, sm: 3 },
          py: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <DepositActions deposit={deposit} side={side} photos={photos} />
        {settled !== null && <DownloadStatement deposit={deposit} />}
        {until !== null && disputable(deposit).length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
            {t('deposits.disputableUntil', { day: day(until, i18n.language) })}
          </Typography>
        )}
      </Box>
    </>
  );
}

interface LeaseDepositProps extends OfLease {
  side: DepositSide;
  photos: DepositPhotos;
}

/** The deposit after a lease, and its settlement. Nothing if the lease has no deposit. */
export function LeaseDeposit({ side, photos, ...lease }: LeaseDepositProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDepositQuery(lease);
  if (data?.deposit === null) return null;
  return (
    <Section
      id="deposit"
      title={t('deposits.heading')}
      actions={data !== undefined && <DepositStateTag state={data.deposit.state} />}
    >
      {data !== undefined && <Shown deposit={data.deposit} side={side} photos={photos} />}
      {data === undefined && error === undefined && <ListSkeleton rows={2} avatar={false} />}
      {data === undefined && error !== undefined && (
        <LoadError {...(isApiError(error) ? { message: error.message } : {})} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}
