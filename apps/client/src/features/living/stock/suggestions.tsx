import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';
import { useAddStockItemMutation } from './stock-api.ts';

/** What shared houses usually have, with where they keep it. */
const USUAL = [
  ['milk', 'kitchen'],
  ['coffee', 'kitchen'],
  ['oil', 'kitchen'],
  ['dishSoap', 'kitchen'],
  ['dishTabs', 'kitchen'],
  ['sponges', 'kitchen'],
  ['binBags', 'kitchen'],
  ['toiletPaper', 'bathroom'],
  ['soap', 'bathroom'],
  ['detergent', 'cellar'],
] as const;

interface SuggestionsProps {
  houseId: string;
  /** Names of what the house has already. */
  known: readonly string[];
}

/** Ten usual things, added with one tap each. */
export function Suggestions({ houseId, known }: SuggestionsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [add] = useAddStockItemMutation();
  const taken = new Set(known.map((name) => name.toLowerCase()));
  const left = USUAL.filter(([thing]) => !taken.has(t(`stock.suggest.${thing}`).toLowerCase()));
  if (left.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('stock.suggestions')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {left.map(([thing, place]) => {
          const name = t(`stock.suggest.${thing}`);
          return (
            <Button
              key={thing}
              variant="outlined"
              startIcon={<AddIcon />}
              onClick={() =>
                void showOutcome(
                  add({ params: { id: houseId }, body: { name, place: t(`stock.places.${place}`) } }),
                  t('stock.form.done', { name }),
                )
              }
              sx={{ minHeight: 48 }}
            >
              {name}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
