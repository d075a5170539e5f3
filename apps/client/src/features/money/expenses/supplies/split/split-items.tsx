import { LIMITS } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { AddIcon, DeleteIcon } from '#ui/icons.tsx';
import type { SplitProps } from './split-editor.tsx';
import { AN_ITEM, type ItemValues, minorOf } from './split-values.ts';

interface ItemFieldsProps extends Pick<SplitProps, 'currency' | 'people' | 'nameOf'> {
  item: ItemValues;
  number: number;
  onChange: (item: ItemValues) => void;
  onRemove: (() => void) | null;
}

function ItemFields({ item, number, currency, people, nameOf, onChange, onRemove }: ItemFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="fieldset"
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', m: 0, mb: 1.5, p: 1.5, minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 0.5, typography: 'body2', color: 'text.secondary' }}>
        {t('splits.itemNumber', { number })}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box
          sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' } }}
        >
          <Field
            size="small"
            label={t('splits.item')}
            value={item.name}
            most={LIMITS.supplyName}
            onChange={(name) => {
              onChange({ ...item, name });
            }}
          />
          <AmountField
            size="small"
            label={t('splits.itemPrice')}
            currency={currency}
            value={item.amount}
            wrong={t('supplies.enter.wrongPrice')}
            onChange={(amount) => {
              onChange({ ...item, amount });
            }}
          />
        </Box>
        {onRemove !== null && (
          <IconButton aria-label={t('splits.removeItem', { number })} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      <Box
        role="group"
        aria-label={t('splits.itemWho', { number })}
        sx={{ display: 'flex', flexWrap: 'wrap', mt: 0.5 }}
      >
        {people.map((person) => (
          <FormControlLabel
            key={person._id}
            label={nameOf(person)}
            control={
              <Checkbox
                checked={item.people.includes(person._id)}
                onChange={(_, isChosen) => {
                  const others = item.people.filter((id) => id !== person._id);
                  onChange({ ...item, people: isChosen ? [...others, person._id] : others });
                }}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}

/** The items of a receipt, each with those who share it. */
export function SplitItems({ values, price, currency, people, borne, nameOf, onChange }: SplitProps) {
  const { t, i18n } = useTranslation();
  const money = (minor: number): string => formatMoney(toWireMoney(minor, currency), currency, i18n.language);
  const { items } = values;
  const beside = minorOf(price, currency) - items.reduce((sum, { amount }) => sum + minorOf(amount, currency), 0);
  const put = (at: number, item: ItemValues): void => {
    onChange({ items: items.with(at, item) });
  };
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('splits.hint.items')}
      </Typography>
      {items.map((item, at) => (
        <ItemFields
          // Items have no id, and keep their places while they are typed.
          key={at}
          item={item}
          currency={currency}
          people={people}
          nameOf={nameOf}
          number={at + 1}
          onChange={(changed) => {
            put(at, changed);
          }}
          onRemove={
            items.length > 1
              ? () => {
                  onChange({ items: items.filter((_, place) => place !== at) });
                }
              : null
          }
        />
      ))}
      {items.length < LIMITS.splitItems && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => {
            onChange({ items: [...items, { ...AN_ITEM, people: items.at(-1)?.people ?? [] }] });
          }}
        >
          {t('splits.addItem')}
        </Button>
      )}
      {borne.length > 0 && beside !== 0 && (
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {t(beside > 0 ? 'splits.beside' : 'splits.discount', { amount: money(Math.abs(beside)) })}
        </Typography>
      )}
      {borne.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
          {people
            .flatMap((person) => {
              const part = borne.find(({ id }) => id === person._id);
              return part === undefined ? [] : [`${nameOf(person)}: ${money(part.minor)}`];
            })
            .join(dot())}
        </Typography>
      )}
    </Box>
  );
}
