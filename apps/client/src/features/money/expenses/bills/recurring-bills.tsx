import { COST_CATEGORIES, type House, type RecurringBill } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day, daysOrMonth } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { showUndo } from '#ui/show-undo.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import {
  useRecurringBillsQuery,
  useRemoveRecurringBillMutation,
  useSaveRecurringBillMutation,
  useSkipRecurringBillMutation,
} from './costs-api.ts';

const RecurringDialog = lazyOnOpen(async () => (await import('./recurring-dialog.tsx')).RecurringDialog);

/** What happens next: it is expected, entered by itself, or left out. */
function nextKey(amount: string | null, skips: boolean) {
  if (skips) return 'bills.recurring.nextSkipped';
  return amount === null ? 'bills.recurring.next' : 'bills.recurring.nextEntered';
}

interface RecurringBillsProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  /** Whether the reader can run bills. Roomies change only what a roomie set. */
  canRun: boolean;
}

/** Recurring bills, of which those who set them are reminded. */
export function RecurringBills({ house, today, canRun }: RecurringBillsProps) {
  const { t, i18n } = useTranslation();
  const { id: ownId, role } = useReader();
  const isOwner = role === 'homeowner';
  const { currentData, isError, refetch } = useRecurringBillsQuery({ houseId: house._id });
  const [remove] = useRemoveRecurringBillMutation();
  const [open, setOpen] = useState<RecurringBill | 'new' | null>(null);
  const taken = currentData?.items.map(({ category }) => category) ?? [];
  const [save] = useSaveRecurringBillMutation();
  const [skipNext] = useSkipRecurringBillMutation();
  const takeAway = async ({
    category,
    every,
    next_on: next,
    supplier,
    amount,
    split,
  }: RecurringBill): Promise<void> => {
    const named = { category: t(`money.category.${category}`) };
    const { error } = await remove({ params: { id: house._id, category } });
    if (error !== undefined) {
      showRefusal(error);
      return;
    }
    const bill = { category, every, first_on: next, supplier, amount, split };
    await showUndo({
      id: `recurring-${house._id}-${category}`,
      message: t('bills.recurring.removed', named),
      undo: t('photos.undo'),
      onUndo: () =>
        void showOutcome(save({ params: { id: house._id }, body: bill }), t('bills.recurring.saved', named)),
    });
  };
  const skip = ({ category, next_on: next, skips_next: skips }: RecurringBill): Promise<boolean> =>
    showOutcome(
      skipNext({ params: { id: house._id, category }, body: { next_on: next, skip: !skips } }),
      t(skips ? 'bills.recurring.unskipped' : 'bills.recurring.skipped', {
        category: t(`money.category.${category}`),
        day: day(next, i18n.language),
      }),
    );
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />;
    }
    if (currentData.items.length === 0)
      return <NothingHere text={t(canRun ? 'bills.recurring.none' : 'speaker.recurring.noneToRead')} />;
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {currentData.items.map((bill) => {
          const { category, every, next_on: next, supplier, amount, currency, skips_next: skips, waits } = bill;
          const { set_by: setter, is_of_roomie: isOfRoomie, has_lapsed: hasLapsed } = bill;
          const canChange = isOwner || (canRun && isOfRoomie);
          const named = { category: t(`money.category.${category}`) };
          return (
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
                    ...(amount === null ? [] : [formatMoney(amount, currency, i18n.language)]),
                    t(nextKey(amount, skips), { day: day(next, i18n.language) }),
                    ...(supplier === '' ? [] : [supplier]),
                    setter._id === ownId
                      ? t('speaker.recurring.setByYou')
                      : t('speaker.recurring.setBy', { name: setter.first_name }),
                  ].join(dot())}
                </Typography>
                {hasLapsed && (
                  <Typography variant="body2" sx={{ color: 'warning.main' }}>
                    {t(canRun ? 'speaker.recurring.lapsed' : 'speaker.recurring.lapsedToRead', {
                      name: setter.first_name,
                    })}
                  </Typography>
                )}
                {waits !== null && (
                  <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
                    {t('bills.recurring.missing', { period: daysOrMonth(waits.from, waits.to, i18n.language) })}
                  </Typography>
                )}
              </Box>
              {canChange && (
                <>
                  <Button
                    // Where it wraps, its text aligns with the text above.
                    sx={{ ml: { xs: -1.5, sm: 0 } }}
                    aria-label={t('bills.recurring.changeNamed', named)}
                    onClick={() => {
                      setOpen(bill);
                    }}
                  >
                    {t('bills.recurring.change')}
                  </Button>
                  {amount !== null && (
                    <Button
                      aria-label={t(skips ? 'bills.recurring.unskipNamed' : 'bills.recurring.skipNamed', named)}
                      onClick={() => void skip(bill)}
                    >
                      {t(skips ? 'bills.recurring.unskip' : 'bills.recurring.skip')}
                    </Button>
                  )}
                  <Button
                    color="error"
                    aria-label={t('bills.recurring.removeNamed', named)}
                    onClick={() => void takeAway(bill)}
                  >
                    {t('bills.recurring.remove')}
                  </Button>
                </>
              )}
            </Box>
          );
        })}
      </Box>
    );
  };
  return (
    <Section
      id="recurring-bills"
      title={t('bills.recurring.heading')}
      actions={
        canRun &&
        taken.length < COST_CATEGORIES.length && (
          <Button
            onClick={() => {
              setOpen('new');
            }}
          >
            {t('bills.recurring.add')}
          </Button>
        )
      }
    >
      {body()}
      {open !== null && (
        <RecurringDialog
          house={house}
          bill={open === 'new' ? undefined : open}
          taken={taken}
          today={today}
          canSplit={isOwner}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </Section>
  );
}
