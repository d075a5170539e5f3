import type { House, UsualSplit } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { partsInWords, useUsualSplitsQuery } from '#api/resources/usual-splits.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { BILL_KEYS, keyOf, PURCHASE_KEYS } from './usual-values.ts';
import { UsualDialog } from './usual-dialog.tsx';
import { useCategoryName } from './use-category-name.ts';

interface UsualSplitsProps {
  house: House;
  /** Whether the reader can run bills. Roomies change only how purchases are split. */
  canRun: boolean;
}

/** How a house usually splits what it buys and is billed for, where that isn't equally. */
export function UsualSplits({ house, canRun }: UsualSplitsProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useCategoryName();
  const isOwner = useReader().role === 'homeowner';
  const { currentData, isError, refetch } = useUsualSplitsQuery({ houseId: house._id });
  const [open, setOpen] = useState<UsualSplit | 'new' | null>(null);
  const taken = new Set(currentData?.items.map(({ about }) => keyOf(about)));
  const free = [...(isOwner ? BILL_KEYS : []), ...PURCHASE_KEYS].filter((key) => !taken.has(key));
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />;
    }
    if (currentData.items.length === 0) return <NothingHere text={t('splits.usual.none')} />;
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {currentData.items.map((usual) => {
          const { about, set_by: setter, has_lapsed: hasLapsed } = usual;
          const category = nameOf(keyOf(about));
          return (
            <Box
              component="li"
              key={keyOf(about)}
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                flexWrap: 'wrap',
                px: { xs: 2, sm: 3 },
                py: 1,
                borderTop: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{category}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {t('splits.usual.line', { parts: partsInWords(usual, i18n.language), name: setter.first_name })}
                </Typography>
                {hasLapsed && (
                  <Typography variant="body2" sx={{ color: 'warning.main' }}>
                    {t('splits.usual.lapsed')}
                  </Typography>
                )}
              </Box>
              {canRun && (isOwner || about.kind === 'purchase') && (
                <Button
                  // Where it wraps, its text aligns with the text above.
                  sx={{ ml: { xs: -1.5, sm: 0 } }}
                  aria-label={t('splits.usual.changeNamed', { category })}
                  onClick={() => {
                    setOpen(usual);
                  }}
                >
                  {t('splits.change')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    );
  };
  return (
    <Section
      id="usual-splits"
      title={t('splits.usual.heading')}
      actions={
        canRun &&
        free.length > 0 && (
          <Button
            onClick={() => {
              setOpen('new');
            }}
          >
            {t('splits.usual.add')}
          </Button>
        )
      }
    >
      {body()}
      {open !== null && (
        <UsualDialog
          house={house}
          keys={free}
          usual={open === 'new' ? undefined : open}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </Section>
  );
}
