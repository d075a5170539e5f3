import Checkbox from '@mui/material/Checkbox';

import { toWireMoney } from '@common-roof/domain/money';
import { WHOLE_PERCENT } from '@common-roof/domain/splits';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { isShares, PersonFields, type SplitPerson } from '#ui/person-fields.tsx';
import type { SplitProps } from './split-editor.tsx';
import { useReader } from '#session/use-reader.ts';
import { hundredthsOf, isPercent, minorOf, withRest } from './split-values.ts';

const sumOf = (texts: Readonly<Record<string, string>>, unitsOf: (text: string) => number): number =>
  Object.values(texts).reduce((sum, text) => sum + unitsOf(text), 0);

/** Who shares a purchase, and how much of it, by one of the methods with a field for each person. */
export function SplitParts({ values, price, currency, people, borne, nameOf, onChange }: SplitProps) {
  const { t, i18n } = useTranslation();
  const money = (minor: number): string => formatMoney(toWireMoney(minor, currency), currency, i18n.language);
  const amounts = new Map(borne.map(({ id, minor }) => [id, money(minor)]));
  const ids = people.map(({ _id: id }) => id);
  const { id: readerId } = useReader();
  const whose = ({ _id: id, first_name: name }: SplitPerson) =>
    ({ whose: id === readerId ? 'own' : 'other', name }) as const;
  const common = { people, nameOf, label: t('splits.who') };
  const amountOf = (id: string): string | undefined => amounts.get(id);
  const said = (missing: number, text: (units: number) => string): string | undefined => {
    if (missing === 0) return undefined;
    return missing > 0 ? t('splits.left', { amount: text(missing) }) : t('splits.over', { amount: text(-missing) });
  };
  switch (values.method) {
    case 'equal':
      return (
        <PersonFields
          {...common}
          amountOf={amountOf}
          field={(person) => (
            <Checkbox
              checked={values.chosen.includes(person._id)}
              slotProps={{ input: { 'aria-label': nameOf(person) } }}
              onChange={(_, isChosen) => {
                const others = values.chosen.filter((id) => id !== person._id);
                onChange({ chosen: isChosen ? [...others, person._id] : others });
              }}
            />
          )}
        />
      );
    case 'shares':
      return (
        <PersonFields
          {...common}
          hint={t('splits.hint.shares')}
          amountOf={amountOf}
          field={(person) => (
            <Field
              size="small"
              value={values.shares[person._id] ?? ''}
              inputMode="numeric"
              slotProps={{ htmlInput: { 'aria-label': t('splits.sharesOf', whose(person)) } }}
              error={isShares(values.shares[person._id] ?? '') ? undefined : t('splits.wrongShares')}
              onChange={(text) => {
                onChange({ shares: { ...values.shares, [person._id]: text } });
              }}
            />
          )}
        />
      );
    case 'percent': {
      const missing = WHOLE_PERCENT - sumOf(values.percents, hundredthsOf);
      const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
      return (
        <PersonFields
          {...common}
          amountOf={amountOf}
          status={said(missing, (units) => percent.format(units / WHOLE_PERCENT))}
          rest={
            missing > 0
              ? {
                  label: t('splits.rest'),
                  onDivide: () => {
                    const how = { unitsOf: hundredthsOf, textOf: (units: number) => String(units / 100) };
                    onChange({ percents: withRest(values.percents, ids, WHOLE_PERCENT, how) });
                  },
                }
              : undefined
          }
          field={(person) => (
            <Field
              size="small"
              value={values.percents[person._id] ?? ''}
              inputMode="decimal"
              slotProps={{
                htmlInput: { 'aria-label': t('splits.percentOf', whose(person)) },
                input: { endAdornment: '%' },
              }}
              error={isPercent(values.percents[person._id] ?? '') ? undefined : t('splits.wrongPercent')}
              onChange={(text) => {
                onChange({ percents: { ...values.percents, [person._id]: text } });
              }}
            />
          )}
        />
      );
    }
    default:
      return (
        <AmountsOf
          label={t('splits.who')}
          fieldLabel={(person) => t('splits.amountOf', whose(person))}
          texts={values.amounts}
          price={price}
          currency={currency}
          people={people}
          nameOf={nameOf}
          onChange={(texts) => {
            onChange({ amounts: texts });
          }}
        />
      );
  }
}

interface AmountsOfProps extends Pick<SplitProps, 'price' | 'currency' | 'people' | 'nameOf'> {
  label: string;
  fieldLabel: (person: SplitPerson) => string;
  texts: Readonly<Record<string, string>>;
  onChange: (texts: Record<string, string>) => void;
}

/** An amount of each person, which sum to the price. */
export function AmountsOf({ label, fieldLabel, texts, price, currency, people, nameOf, onChange }: AmountsOfProps) {
  const { t, i18n } = useTranslation();
  const unitsOf = (text: string): number => minorOf(text, currency);
  const minor = unitsOf(price);
  const missing = minor - sumOf(texts, unitsOf);
  const shown = formatMoney(toWireMoney(Math.abs(missing), currency), currency, i18n.language);
  const status =
    minor === 0 || missing === 0 ? undefined : t(missing > 0 ? 'splits.left' : 'splits.over', { amount: shown });
  return (
    <PersonFields
      label={label}
      people={people}
      nameOf={nameOf}
      status={status}
      rest={
        missing > 0
          ? {
              label: t('splits.rest'),
              onDivide: () => {
                const ids = people.map(({ _id: id }) => id);
                const how = { unitsOf, textOf: (units: number) => toWireMoney(units, currency) };
                onChange(withRest(texts, ids, minor, how));
              },
            }
          : undefined
      }
      field={(person) => (
        <AmountField
          name={`amount-${person._id}`}
          label={fieldLabel(person)}
          isLabelHidden
          size="small"
          currency={currency}
          value={texts[person._id] ?? ''}
          wrong={t('supplies.enter.wrongPrice')}
          onChange={(text) => {
            onChange({ ...texts, [person._id]: text });
          }}
        />
      )}
    />
  );
}
