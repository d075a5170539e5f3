import type { CostCategory, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day, daysOrMonth } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useRecurringBillsQuery, useRemoveRecurringBillMutation } from './costs-api.ts';

const RecurringDialog = lazyOnOpen(async () => (await import('./recurring-dialog.tsx')).RecurringDialog);

interface RecurringBillsProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
}

/** Recurring bills, of which the homeowner is reminded. */
export function RecurringBills({ house, today }: RecurringBillsProps) {
  const { t, i18n } = useTranslation();
  const { currentData, isError, refetch } = useRecurringBillsQuery({ houseId: house._id });
  const [remove] = useRemoveRecurringBillMutation();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<CostCategory | null>(null);
  const named = asked === null ? { category: '' } : { category: t(`money.category.${asked}`) };
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />;
    }
    if (currentData.items.length === 0) return <NothingHere text={t('bills.recurring.none')} />;
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {currentData.items.map(({ category, every, next_on: next, supplier, waits }) => (
          <Box
            component="li"
            key={category}
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
              <Typography sx={{ fontWeight: 600 }}>{t(`money.category.${category}`)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {[
                  t(`bills.recurring.every.${every}`),
                  t('bills.recurring.next', { day: day(next, i18n.language) }),
                  ...(supplier === '' ? [] : [supplier]),
                ].join(' · ')}
              </Typography>
              {waits !== null && (
                <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
                  {t('bills.recurring.missing', { period: daysOrMonth(waits.from, waits.to, i18n.language) })}
                </Typography>
              )}
            </Box>
            <Button
              color="error"
              // Where it wraps, its text aligns with the text above.
              sx={{ ml: { xs: -1.5, sm: 0 } }}
              aria-label={t('bills.recurring.removeNamed', { category: t(`money.category.${category}`) })}
              onClick={() => {
                setAsked(category);
              }}
            >
              {t('bills.recurring.remove')}
            </Button>
          </Box>
        ))}
      </Box>
    );
  };
  return (
    <Section
      id="recurring-bills"
      title={t('bills.recurring.heading')}
      actions={
        <Button
          onClick={() => {
            setAdding(true);
          }}
        >
          {t('bills.recurring.add')}
        </Button>
      }
    >
      {body()}
      {isAdding && (
        <RecurringDialog
          house={house}
          today={today}
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('bills.recurring.removeAsk', named)}
        text={t('bills.recurring.removeText')}
        confirm={t('bills.recurring.remove')}
        tone="error"
        onConfirm={() => {
          if (asked === null) return;
          setAsked(null);
          const params = { id: house._id, category: asked };
          void showOutcome(remove({ params }), t('bills.recurring.removed', named));
        }}
        onClose={() => {
          setAsked(null);
        }}
      />
    </Section>
  );
}
