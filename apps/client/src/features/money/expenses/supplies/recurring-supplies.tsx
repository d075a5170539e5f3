import type { RecurringSupply } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { useSkipRecurringSupplyMutation, useStopRecurringSupplyMutation } from './supplies-api.ts';

const ChangeDialog = lazyOnOpen(async () => (await import('./change-recurring-dialog.tsx')).ChangeRecurringDialog);

function Row({ supply, mayStop }: { supply: RecurringSupply; mayStop: boolean }) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const [opened, setOpened] = useState<'change' | 'stop' | null>(null);
  const [skip] = useSkipRecurringSupplyMutation();
  const [stop] = useStopRecurringSupplyMutation();
  const { _id: id, name: item, buyer, category, price, currency, every, next_on: next, skips_next: skips } = supply;
  const on = day(next, i18n.language);
  const close = (): void => {
    setOpened(null);
  };
  return (
    <Box component="li" sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{item}</Typography>
        <Typography sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(price, currency, i18n.language)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <CategoryIcon category={category} />
        {[
          buyer._id === readerId ? t('supplies.you') : buyer.first_name,
          t(`splits.recurring.every.${every}`),
          t(skips ? 'splits.recurring.skipsNext' : 'splits.recurring.next', { day: on }),
        ].join(dot())}
      </Typography>
      {(supply.may_change || mayStop) && (
        <ButtonRow>
          {supply.may_change && (
            <Button
              aria-label={t(skips ? 'splits.recurring.unskipNamed' : 'splits.recurring.skipNamed', { item })}
              onClick={() =>
                void showOutcome(
                  skip({ params: { id }, body: { next_on: next, skip: !skips } }),
                  t(skips ? 'splits.recurring.unskipped' : 'splits.recurring.skipped', { item, day: on }),
                )
              }
            >
              {t(skips ? 'splits.recurring.unskip' : 'splits.recurring.skip')}
            </Button>
          )}
          {supply.may_change && (
            <Button
              aria-label={t('splits.recurring.changeNamed', { item })}
              onClick={() => {
                setOpened('change');
              }}
            >
              {t('splits.recurring.change')}
            </Button>
          )}
          <Button
            color="error"
            aria-label={t('splits.recurring.stopNamed', { item })}
            onClick={() => {
              setOpened('stop');
            }}
          >
            {t('splits.recurring.stop')}
          </Button>
        </ButtonRow>
      )}
      {opened === 'change' && <ChangeDialog supply={supply} onClose={close} />}
      <ConfirmDialog
        open={opened === 'stop'}
        title={t('splits.recurring.stopHeading', { item })}
        text={t('splits.recurring.stopText')}
        confirm={t('splits.recurring.stop')}
        tone="error"
        onConfirm={() => {
          close();
          void showOutcome(stop({ params: { id } }), t('splits.recurring.stopped', { item }));
        }}
        onClose={close}
      />
    </Box>
  );
}

/** A house's purchases that are entered again by themselves. */
export function RecurringSupplies({ supplies }: { supplies: readonly RecurringSupply[] }) {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <Section id="recurring-supplies" title={t('splits.recurring.heading')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {supplies.map((supply) => (
          <Row key={supply._id} supply={supply} mayStop={role === 'homeowner'} />
        ))}
      </Box>
    </Section>
  );
}
