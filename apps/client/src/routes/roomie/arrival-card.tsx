import type { MyProfile } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useOwnConversations } from '#features/living/chat/use-unread.ts';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';

const PayDialog = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('#features/money/ledger/book/pay/pay-dialog.tsx'), loadWords('money')]);
  return part.PayDialog;
});

export type Arrival = NonNullable<Extract<MyProfile, { account_type: 'roomie' }>['arrival']>;

/** What a person needs before moving in: date, address, lease, deposit and how to pay it, and the contact. */
export function ArrivalCard({ arrival }: { arrival: Arrival }) {
  const { t, i18n } = useTranslation();
  const { conversations } = useOwnConversations();
  const [isPaying, setPaying] = useState(false);
  const { house, room, on, address, agreement_id: lease, currency, deposit, deposit_paid: paid, reference } = arrival;
  const left = Math.max(0, fromWireMoney(deposit, currency) - fromWireMoney(paid, currency));
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const stand = left === 0 ? 'paid' : Number(paid) > 0 ? 'partly' : 'unpaid';
  const conversation = conversations?.find(({ kind, can_write: canWrite }) => kind === 'room' && canWrite);
  const facts: [string, string][] = [
    [t('standing.arrival.address'), address],
    [t('standing.arrival.room'), `${house}: ${room}`],
    ...(Number(deposit) === 0
      ? []
      : ([
          [
            t('standing.arrival.deposit'),
            t(`standing.arrival.${stand}`, { amount: money(deposit), paid: money(paid) }),
          ],
        ] as [string, string][])),
  ];
  return (
    <Section id="arrival" title={t('standing.arrival.heading', { day: nearDay(on, i18n.language) })}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2, display: 'grid', gap: 2 }}>
        <FactList facts={facts} />
        <ButtonRow>
          {left > 0 && arrival.pay_to !== null && (
            <Button
              variant="contained"
              onClick={() => {
                setPaying(true);
              }}
            >
              {t('standing.arrival.pay')}
            </Button>
          )}
          {lease !== null && (
            <Button component={Link} to={paths.ownAgreement(lease)} variant="outlined">
              {t('standing.arrival.lease')}
            </Button>
          )}
          {conversation !== undefined && (
            <Button component={Link} to={paths.conversation(conversation._id)} variant="outlined">
              {t('standing.arrival.write')}
            </Button>
          )}
        </ButtonRow>
      </Box>
      {isPaying && arrival.pay_to !== null && (
        <PayDialog
          balance={{ currency, reference, house: { name: house }, pay_to: arrival.pay_to }}
          due={toWireMoney(left, currency)}
          onClose={() => {
            setPaying(false);
          }}
        />
      )}
    </Section>
  );
}
