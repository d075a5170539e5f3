import type { WhatIf, WhatIfPersonMonth } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { monthName } from '#lib/dates.ts';
import { useReader } from '#session/use-reader.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Section } from '#ui/page.tsx';
import { useNames } from './use-names.ts';

const HOUSE = 'house';

interface Row {
  readonly month: string;
  readonly cells: readonly (readonly [label: string, value: string])[];
}

/** Returns the rows without the columns in which nothing ever happens. */
function withoutNothing(rows: readonly Row[], isNothing: (value: string) => boolean): Row[] {
  const isEmpty = (at: number): boolean => rows.every(({ cells }) => isNothing(cells[at]?.[1] ?? '0'));
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_cell, at) => !isEmpty(at)) }));
}

/** Month by month, with the changes: the house as a whole, or one person. On a phone each month is a card. */
export function MonthsTable({ answer }: { answer: WhatIf }) {
  const { t } = useTranslation();
  const { id, role } = useReader();
  const names = useNames(answer.currency);
  const [chosen, setChosen] = useState(role === 'homeowner' ? HOUSE : id);
  const person = answer.people.find(({ _id }) => _id === chosen);
  const options = [
    [HOUSE, t('whatIf.wholeHouse')] as const,
    ...answer.people.map((one) => [one._id, one._id === id ? t('whatIf.you') : names.person(one)] as const),
  ];
  const nothing = [names.ofMinor(0), '0'];
  const rows = withoutNothing(useRows(answer, person?.after), (value) => nothing.includes(value));
  return (
    <Section id="what-if-months" title={t('whatIf.monthByMonth')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2, maxWidth: 360 }}>
        <ChoiceField
          label={t('whatIf.show')}
          value={person === undefined ? HOUSE : chosen}
          options={options}
          onChange={setChosen}
        />
      </Box>
      <MonthRows rows={rows} />
    </Section>
  );
}

function useRows({ months, house, currency }: WhatIf, ofPerson: readonly WhatIfPersonMonth[] | undefined): Row[] {
  const { t, i18n } = useTranslation();
  const names = useNames(currency);
  const money = (label: string, amount: string | null | undefined) =>
    amount === null || amount === undefined ? [] : [[label, names.money(amount)] as const];
  return months.map((month, at) => {
    const name = monthName(month, i18n.language);
    if (ofPerson === undefined) {
      const all = house.after[at];
      return {
        month: name,
        cells: [
          ...money(t('whatIf.column.income'), all?.rent),
          ...money(t('whatIf.column.bills'), all?.bills),
          ...money(t('whatIf.column.homeownerBills'), all?.homeowner_bills),
          ...money(t('whatIf.column.supplies'), all?.supplies),
          ...money(t('whatIf.column.vacancy'), all?.vacancy),
          [t('whatIf.column.vacantDays'), String(all?.vacant_days ?? 0)],
          [t('whatIf.column.emptyDays'), String(all?.empty_days ?? 0)],
        ],
      };
    }
    const own = ofPerson[at];
    const bills = (own?.bills ?? []).reduce((sum, { amount }) => sum + names.minor(amount), 0);
    return {
      month: name,
      cells: [
        ...money(t('whatIf.column.rent'), own?.rent),
        [t('whatIf.column.bills'), names.ofMinor(bills)],
        ...money(t('whatIf.column.supplies'), own?.supplies),
        [t('whatIf.column.turns'), t('whatIf.turns', { turns: own?.turns ?? 0, points: own?.points ?? 0 })],
        ...money(t('whatIf.column.owed'), own?.owed),
      ],
    };
  });
}

function MonthRows({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 600px)');
  if (isPhone) {
    return rows.map(({ month, cells }) => (
      <Box key={month} sx={{ px: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
        <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
          {month}
        </Typography>
        <FactList facts={cells} />
      </Box>
    ));
  }
  const [first] = rows;
  return (
    <TableContainer tabIndex={0} sx={{ px: 1, pb: 2 }}>
      <Table size="small" aria-labelledby="what-if-months">
        <TableHead>
          <TableRow>
            <TableCell>{t('whatIf.month')}</TableCell>
            {first?.cells.map(([label]) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ month, cells }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {month}
              </TableCell>
              {cells.map(([label, value]) => (
                <TableCell key={label} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
