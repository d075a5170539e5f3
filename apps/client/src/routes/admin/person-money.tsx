import type { PersonRecord } from '@common-roof/contracts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { useArrearsQuery, useBalanceQuery } from '#features/money/ledger/book/balance-api.ts';
import { unsigned } from '#features/money/ledger/book/dues.ts';
import { RecordRow } from '#ui/record-row.tsx';

function Says({ text }: { text: string }) {
  return <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, color: 'text.secondary' }}>{text}</Typography>;
}

function RoomieMoney({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const { data } = useBalanceQuery({ id });
  if (data === undefined) return <Skeleton variant="rounded" height={52} sx={{ mx: 3, mb: 2 }} />;
  if (data.houses.length === 0) return <Says text={t('personRecord.even')} />;
  return (
    <>
      {data.houses.map(({ house, total, currency }) => {
        const amount = Number(total);
        return (
          <RecordRow
            key={`${house._id}${currency}`}
            title={house.name}
            detail={t(`personRecord.${amount > 0 ? 'owes' : amount < 0 ? 'isOwed' : 'even'}`)}
            end={formatMoney(unsigned(total), currency, i18n.language)}
          />
        );
      })}
    </>
  );
}

function HomeownerMoney({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const { data } = useArrearsQuery({ id });
  if (data === undefined) return <Skeleton variant="rounded" height={52} sx={{ mx: 3, mb: 2 }} />;
  if (data.totals.length === 0) return <Says text={t('personRecord.even')} />;
  return (
    <>
      {data.totals.map(({ currency, due }) => (
        <RecordRow
          key={currency}
          title={t('personRecord.overdueOf')}
          detail={t('personRecord.owing', { count: data.owing })}
          end={formatMoney(due, currency, i18n.language)}
        />
      ))}
    </>
  );
}

/** A person's balance as shown to admins: totals without their details. */
export function PersonMoney({ person: { _id: id, account_type: role } }: { person: PersonRecord }) {
  const { t } = useTranslation();
  if (role === 'roomie') return <RoomieMoney id={id} />;
  if (role === 'homeowner') return <HomeownerMoney id={id} />;
  return <Says text={t('personRecord.noMoney')} />;
}
