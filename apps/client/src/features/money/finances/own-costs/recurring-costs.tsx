import type { RecurringCost } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { Section } from '#ui/page.tsx';
import { showUndo } from '#ui/show-undo.tsx';
import { useChangeRecurringCostMutation, useRecurringCostsQuery } from './own-costs-api.ts';

const RecurringCostDialog = lazyOnOpen(async () => (await import('./recurring-cost-dialog.tsx')).RecurringCostDialog);

interface RecurringCostsProps {
  /** Undefined: all houses. */
  houseId: string | undefined;
  /** Whether a house can be changed, which an archived one can't. */
  canChange: (houseId: string) => boolean;
}

/** Costs that are added again and again. Nothing where there are none. */
export function RecurringCosts({ houseId, canChange }: RecurringCostsProps) {
  const { t, i18n } = useTranslation();
  const { currentData } = useRecurringCostsQuery({ houseId });
  const [change] = useChangeRecurringCostMutation();
  const [edited, setEdited] = useState<RecurringCost>();
  const items = currentData?.items ?? [];
  if (items.length === 0) return null;
  const plan = async (cost: RecurringCost, nextOn: string | null, message: string): Promise<void> => {
    const { _id: id, category, amount, room, supplier, note, until } = cost;
    const named = { category: t(`finances.category.${category}`) };
    const send = (next: string | null, version: number) =>
      change({
        params: { id },
        body: { category, amount, room_id: room?._id ?? null, supplier, note, until, next_on: next, version },
      });
    const { data, error } = await send(nextOn, cost.version);
    if (data === undefined) {
      showRefusal(error);
      return;
    }
    await showUndo({
      id: `recurring-cost-${id}-${String(data.version)}`,
      message,
      undo: t('photos.undo'),
      onUndo: () => void showOutcome(send(cost.next_on, data.version), t('finances.recurring.back', named)),
    });
  };
  const choicesOf = (cost: RecurringCost) => {
    const category = t(`finances.category.${cost.category}`);
    const next = cost.next_on ?? '';
    return [
      {
        label: t('finances.recurring.edit'),
        act: () => {
          setEdited(cost);
        },
      },
      {
        label: t('finances.recurring.skip'),
        act: () =>
          void plan(cost, cost.following_on, t('finances.recurring.skipped', { day: day(next, i18n.language) })),
      },
      {
        label: t('finances.recurring.end'),
        act: () => void plan(cost, null, t('finances.recurring.ended', { category })),
        isGrave: true,
      },
    ];
  };
  return (
    <Section id="recurring-costs" title={t('finances.recurring.heading')}>
      <Box component="ul" aria-labelledby="recurring-costs" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((cost) => {
          const category = t(`finances.category.${cost.category}`);
          const amount = formatMoney(cost.amount, cost.currency, i18n.language);
          const about = [
            t(`finances.cost.every.${cost.every}`),
            t('finances.recurring.next', { day: day(cost.next_on ?? '', i18n.language) }),
            ...(cost.until === null ? [] : [t('finances.recurring.until', { day: day(cost.until, i18n.language) })]),
            ...(houseId === undefined ? [cost.house.name] : []),
            ...(cost.supplier === '' ? [] : [cost.supplier]),
          ];
          return (
            <Box
              component="li"
              key={cost._id}
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                pl: { xs: 2, sm: 3 },
                pr: { xs: 1, sm: 2 },
                py: 1,
                borderTop: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{category}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {about.join(dot())}
                </Typography>
              </Box>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{amount}</Typography>
              {canChange(cost.house._id) && (
                <MoreMenu label={t('finances.recurring.menu', { category, amount })} choices={choicesOf(cost)} />
              )}
            </Box>
          );
        })}
      </Box>
      {edited !== undefined && (
        <RecurringCostDialog
          cost={edited}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </Section>
  );
}
