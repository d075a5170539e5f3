import type { PurchaseCategory, UsualSplit } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { SplitPerson } from '#ui/person-fields.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { partsInWords } from '#api/resources/usual-splits.ts';
import { useLastPurchaseQuery } from '#features/money/expenses/supplies/supplies-api.ts';
import { SplitEditor } from './split-editor.tsx';
import { outlookOf, SEVERAL, splitLike, type SplitValues } from './split-values.ts';

interface SplitSectionProps {
  values: SplitValues;
  price: string;
  currency: string;
  category: PurchaseCategory;
  people: readonly SplitPerson[];
  /** The usual split of the category. */
  usual: UsualSplit | undefined;
  onChange: (changes: Partial<SplitValues>) => void;
}

/** Says who paid for a purchase and who shares it, and opens the fields to change that. */
export function SplitSection({ values, price, currency, category, people, usual, onChange }: SplitSectionProps) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const [isOpen, setOpen] = useState(false);
  const { currentData: last } = useLastPurchaseQuery({ roomieId: readerId, category });
  const [newest] = last?.items ?? [];
  const like = newest === undefined ? null : splitLike(newest, people);
  const nameOf = ({ _id: id, first_name: name }: SplitPerson): string => (id === readerId ? t('splits.you') : name);
  const named = (ids: readonly string[]): string[] =>
    people
      .filter(({ _id: id }) => ids.includes(id))
      .map(({ _id: id, first_name: name }) => (id === readerId ? t('splits.youAmong') : name));
  const list = (names: readonly string[], type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(i18n.language, { type }).format(names);
  const present = people.map(({ _id: id }) => id);
  const { borne, confirming, isAlone } = outlookOf(values, price, { currency, buyerId: readerId, present });
  const payer = values.payer === readerId ? 'you' : values.payer === SEVERAL ? SEVERAL : 'other';
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: isOpen ? 2 : 0 }}>
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('splits.summary', {
            payer,
            method: values.method,
            name: named([values.payer])[0] ?? '',
            names: list(named(values.chosen), 'conjunction'),
          })}
        </Typography>
        {!isOpen && (
          <Button
            aria-label={t('splits.changeNamed')}
            onClick={() => {
              setOpen(true);
            }}
          >
            {t('splits.change')}
          </Button>
        )}
      </Box>
      {usual !== undefined && (
        <Typography
          role="status"
          variant="body2"
          sx={{ mt: 1, mb: isOpen ? 2 : 0, color: usual.has_lapsed ? 'warning.main' : 'text.secondary' }}
        >
          {usual.has_lapsed
            ? t('splits.usual.lapsed')
            : t('splits.usual.line', {
                parts: partsInWords(usual, i18n.language),
                name: usual.set_by.first_name,
              })}
        </Typography>
      )}
      {isOpen && (
        <SplitEditor
          values={values}
          price={price}
          currency={currency}
          people={people}
          borne={borne}
          nameOf={nameOf}
          onChange={onChange}
        />
      )}
      {values.method === 'present' && like !== null && (
        <Button
          sx={{ mt: 1 }}
          onClick={() => {
            onChange(like);
            setOpen(true);
          }}
        >
          {t('splits.again', { category: t(`supplies.categories.${category}`) })}
        </Button>
      )}
      {isAlone && (
        <Typography role="status" variant="body2" sx={{ mt: 1.5, fontWeight: 600 }}>
          {t('splits.alone')}
        </Typography>
      )}
      {confirming !== null && confirming.ids.length > 0 && (
        <Typography role="status" variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('splits.counts', {
            names: list(named(confirming.ids), confirming.isAll ? 'conjunction' : 'disjunction'),
            count: confirming.isAll ? confirming.ids.length : 1,
          })}
        </Typography>
      )}
    </Box>
  );
}
