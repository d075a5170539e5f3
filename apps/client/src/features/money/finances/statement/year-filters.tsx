import { type House, STATEMENT_BASES, type StatementBasis } from '@common-roof/contracts';
import { statementYearAround, type StatementYear as Span } from '@common-roof/domain';
import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { localeFor } from '#lib/dates.ts';
import { anId, oneOf, useFilters } from '#lib/use-address.ts';
import { OptionField } from '#ui/option-field.tsx';
import type { StatementYear } from './statement-api.ts';

const YEARS_BACK = 6;
const MONTHS = Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}-01`);
/** The first day of a month, or that of the British tax year. */
const STARTS: readonly string[] = [...MONTHS, '04-06'].toSorted();
const NEW_YEAR = '01-01';

/** A day of the calendar that every year has. */
const aStart = (text: string): string | undefined =>
  /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && !/^(02-(29|3)|(04|06|09|11)-31)/.test(text)
    ? text
    : undefined;

const FILTERS = {
  house: anId,
  year: oneOf(Array.from({ length: 100 }, (_, at) => String(2000 + at))),
  starts: aStart,
  basis: oneOf<StatementBasis>(STATEMENT_BASES),
};

/** Returns how people call a year: 2026, or 2026/27 if it isn't a calendar year. */
export const nameOfYear = (year: string, starts: string): string =>
  starts === NEW_YEAR ? year : `${year}/${String((Number(year) + 1) % 100).padStart(2, '0')}`;

interface Chosen {
  readonly statement: StatementYear;
  readonly span: Span;
  /** As people call it. */
  readonly name: string;
}

/** Reads the house, the year, its first day and the basis: `?house=`, `?year=`, `?starts=04-06`, `?basis=due`. */
export function useStatementYear(today: string): Chosen {
  const [{ house, starts = NEW_YEAR, basis = 'paid', year = statementYearAround(today, starts).from.slice(0, 4) }] =
    useFilters(FILTERS);
  // The last day of that calendar year is in the year that begins in it.
  const span = statementYearAround(`${year}-12-31`, starts);
  return { statement: { from: span.from, basis, houseId: house }, span, name: nameOfYear(year, starts) };
}

interface YearFiltersProps {
  houses: readonly House[];
  /** The current ISO date. */
  today: string;
}

/** Chooses what the statement is of. */
export function YearFilters({ houses, today }: YearFiltersProps) {
  const { t, i18n } = useTranslation();
  const [{ house = '', starts = NEW_YEAR, basis = 'paid', year }, set] = useFilters(FILTERS);
  const newest = statementYearAround(today, starts).from.slice(0, 4);
  const years = [
    ...new Set([...Array.from({ length: YEARS_BACK }, (_, at) => String(Number(newest) - at)), year ?? newest]),
  ];
  const dayName = new Intl.DateTimeFormat(localeFor(i18n.language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const option = (
    name: keyof typeof FILTERS,
    label: string,
    value: string,
    options: readonly (readonly [value: string, label: string])[],
    standard: string,
  ) => (
    <OptionField
      label={label}
      value={value}
      onChange={({ target }) => {
        set({ [name]: target.value === standard ? '' : target.value });
      }}
      sx={{ minWidth: 150, flex: { xs: '1 1 150px', sm: 'none' } }}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </OptionField>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {houses.length > 1 &&
        option(
          'house',
          t('shell.house'),
          house,
          [['', t('finances.filter.allHouses')], ...houses.map(({ _id: id, name }) => [id, name] as const)],
          '',
        )}
      {option(
        'year',
        t('finances.filter.year'),
        year ?? newest,
        years.map((one) => [one, nameOfYear(one, starts)]),
        newest,
      )}
      {option(
        'starts',
        t('finances.filter.starts'),
        starts,
        [...new Set([...STARTS, starts])]
          .toSorted()
          .map((one) => [one, dayName.format(new Date(`2026-${one}T00:00:00Z`))]),
        NEW_YEAR,
      )}
      {option(
        'basis',
        t('finances.filter.basis'),
        basis,
        STATEMENT_BASES.map((one) => [one, t(`finances.filter.${one}`)]),
        'paid',
      )}
    </Box>
  );
}
