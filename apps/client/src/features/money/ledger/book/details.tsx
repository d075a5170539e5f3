import type { HouseBalance, OpenDue } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { isLate, reportedDues } from './dues.ts';
import { useAbout } from './use-about.ts';
import type { Side } from './use-side.ts';

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="p" sx={{ fontWeight: 650, mb: 0.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

/** An amount at the end of a line. */
export function Amount({ children, isStruck = false }: { children: string; isStruck?: boolean }) {
  return (
    <Typography
      component={isStruck ? 's' : 'span'}
      sx={{
        flex: 'none',
        fontVariantNumeric: 'tabular-nums',
        ...(isStruck ? { color: 'text.secondary' } : {}),
      }}
    >
      {children}
    </Typography>
  );
}

const LINE = { display: 'flex', gap: 2, py: 0.75, alignItems: 'baseline' };
const LIST = { listStyle: 'none', m: 0, p: 0 };

interface DueProps {
  due: OpenDue;
  currency: string;
  side: Side;
  /** Whether the roomie reported it as paid. */
  isReported: boolean;
}

function Due({ due, currency, side, isReported }: DueProps) {
  const { t, i18n } = useTranslation();
  const { title, facts } = useAbout(side)({ ...due, currency });
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const on = t(due.account === 'supplies' ? 'money.boughtOn' : 'money.dueOn', { day: day(due.due_on, i18n.language) });
  const isPartly = due.left !== due.amount;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[on, ...(isPartly ? [t('money.leftOf', { amount: money(due.amount) })] : []), ...facts].join(dot())}
        </Typography>
        {isReported && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('money.reported.due')}
          </Typography>
        )}
        {isLate(due) && !isReported && (
          <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
            {t('money.daysLate', { count: due.days_late })}
          </Typography>
        )}
      </Box>
      <Amount>{money(due.left)}</Amount>
    </Box>
  );
}

/** The details of a house's total: open dues, each account, and how to pay. */
export function Details({ balance, side }: { balance: HouseBalance; side: Side }) {
  const { t, i18n } = useTranslation();
  const { currency, open, credit, reference } = balance;
  const paid = reportedDues(balance);
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const accounts = balance.accounts.filter(({ amount }) => Number(amount) !== 0);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
        '& > *': { maxWidth: 480 },
        pt: 2,
      }}
    >
      {open.length > 0 && (
        <Part heading={t('money.open')}>
          <Box component="ul" sx={LIST}>
            {open.map((due) => (
              <Due key={due._id} due={due} currency={currency} side={side} isReported={paid.has(due._id)} />
            ))}
          </Box>
        </Part>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Part heading={t('money.madeOf')}>
          <Box component="ul" sx={LIST}>
            {accounts.map(({ account, amount }) => (
              <Box component="li" key={account} sx={LINE}>
                <Typography sx={{ flex: 1, minWidth: 0 }}>{t(`money.account.${account}`)}</Typography>
                <Amount>{money(amount)}</Amount>
              </Box>
            ))}
          </Box>
          {open.length > 0 && Number(credit) > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`money.credit.${side}`, { amount: money(credit) })}
            </Typography>
          )}
        </Part>
        {open.some(({ account }) => account !== 'supplies') && (
          <Part heading={t('money.reference')}>
            <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{reference}</Typography>
          </Part>
        )}
      </Box>
    </Box>
  );
}
