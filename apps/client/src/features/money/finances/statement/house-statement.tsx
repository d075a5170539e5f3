import type { HouseStatement as Statement, StatementLine } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { RowOpener } from '#ui/row-opener.tsx';
import type { StatementYear } from './statement-api.ts';
import { useLineName } from './use-line-name.ts';

const EntriesDialog = lazyOnOpen(async () => (await import('./entries-dialog.tsx')).EntriesDialog);

interface HouseStatementProps {
  statement: Statement;
  year: StatementYear;
  /** ISO date on which what is owed is counted. */
  asOf: string;
}

/** A house in a year: income, costs and what they come to. Each line opens into its rows. */
export function HouseStatement({ statement, year, asOf }: HouseStatementProps) {
  const { t, i18n } = useTranslation();
  const [opened, setOpened] = useState<StatementLine>();
  const nameOf = useLineName();
  const { house, currency, before, rent, bills, deposits } = statement;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  // Nothing isn't worth a line.
  const wasMoney = (amount: string): string | undefined =>
    Number(amount) === 0 ? undefined : t('finances.before', { amount: money(amount) });
  const lines = (all: readonly StatementLine[]) =>
    all.map((line) => {
      const name = nameOf(line);
      return (
        <Row
          key={`${line.figure} ${line.person?._id ?? ''} ${line.room?._id ?? ''} ${line.category ?? ''}`}
          name={name}
          label={t('finances.house.show', { name })}
          amount={money(line.amount)}
          before={wasMoney(line.before)}
          onOpen={() => {
            setOpened(line);
          }}
        />
      );
    });
  const group = (section: 'income' | 'costs', all: readonly StatementLine[]) => (
    <>
      <Total name={t(`finances.${section}`)} amount={money(statement[section])} before={wasMoney(before[section])} />
      {all.length === 0 ? (
        <NothingHere text={t('finances.house.nothing')} />
      ) : (
        <Box component="ul" aria-label={t(`finances.${section}`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines(all)}
        </Box>
      )}
    </>
  );
  return (
    <Section id={`house-${house._id}`} title={house.name}>
      {group('income', statement.income_lines)}
      {group('costs', statement.cost_lines)}
      <Total name={t('finances.result')} amount={money(statement.result)} before={wasMoney(before.result)} isResult />
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          {t('finances.house.info')}
        </Typography>
        <FactGrid
          minWidth={150}
          facts={[
            [t('finances.house.rentDue'), money(rent.charged)],
            [t('finances.house.rentReceived'), money(rent.received)],
            [t('finances.house.openOn', { day: day(asOf, i18n.language) }), money(rent.open)],
            [t('finances.house.inAdvance'), money(rent.in_advance)],
            [t('finances.house.billsTotal'), money(bills.total)],
            [t('finances.house.billsPassedOn'), money(bills.passed_on)],
            [t('finances.house.billsOwn'), money(bills.own)],
            [t('finances.house.depositsReceived'), money(deposits.received)],
            [t('finances.house.depositsReturned'), money(deposits.returned)],
            [t('finances.house.depositsKept'), money(deposits.kept)],
          ]}
        />
      </Box>
      {opened !== undefined && (
        <EntriesDialog
          title={`${nameOf(opened)}, ${house.name}`}
          entries={{
            ...year,
            houseId: house._id,
            figure: opened.figure,
            personId: opened.person?._id,
            roomId: opened.room?._id,
            category: opened.category ?? undefined,
          }}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </Section>
  );
}

const END = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

interface TotalProps {
  name: string;
  amount: string;
  before: string | undefined;
  isResult?: boolean;
}

function Amount({ amount, before, isStrong }: { amount: string; before: string | undefined; isStrong: boolean }) {
  return (
    <Box sx={END}>
      <Typography component="div" sx={{ fontWeight: isStrong ? 650 : 400 }}>
        {amount}
      </Typography>
      {before !== undefined && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {before}
        </Typography>
      )}
    </Box>
  );
}

function Total({ name, amount, before, isResult = false }: TotalProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'baseline',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: isResult ? '2px solid' : '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Typography component="h3" variant="h4">
        {name}
      </Typography>
      <Amount amount={amount} before={before} isStrong />
    </Box>
  );
}

function Row({ name, label, amount, before, onOpen }: TotalProps & { label: string; onOpen: () => void }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 2,
        alignItems: 'baseline',
        px: { xs: 2, sm: 3 },
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <RowOpener label={label} onOpen={onOpen}>
          <Typography component="span">{name}</Typography>
        </RowOpener>
      </Box>
      <Amount amount={amount} before={before} isStrong={false} />
    </Box>
  );
}
