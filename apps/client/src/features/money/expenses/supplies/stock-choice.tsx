import { type StockItem, STOCK_LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';

interface StockChoiceProps {
  /** What the stock needs now. */
  items: readonly StockItem[];
  /** Ids */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Offers what the stock needs: things that are ticked are in stock again. Nothing if nothing is needed. */
export function StockChoice({ items, chosen, onChange }: StockChoiceProps) {
  const { t } = useTranslation();
  // What was offered stays, even if another person buys it while the form is open.
  const [offered, setOffered] = useState(items);
  if (items.some(({ _id: id }) => !offered.some((one) => one._id === id)))
    setOffered([...offered, ...items.filter(({ _id: id }) => !offered.some((one) => one._id === id))]);
  if (offered.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {t('splits.stock')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, maxHeight: 220, overflowY: 'auto' }}>
        {offered.map(({ _id: id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <FormControlLabel
              key={id}
              label={name}
              sx={{ minHeight: 44, mr: 0 }}
              control={
                <Checkbox
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= STOCK_LIMITS.boughtAtOnce}
                  onChange={({ target }) => {
                    onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id));
                  }}
                />
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}
