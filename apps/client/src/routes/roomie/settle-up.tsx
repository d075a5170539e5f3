import Button from '@mui/material/Button';
import { useState } from 'react';

import { useBalanceQuery } from '#features/money/ledger/book/balance-api.ts';
import { SettleUpPanel } from '#features/money/expenses/settle-up/settle-up-panel.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const EntriesDialog = lazyOnOpen(
  async () => (await import('#features/money/ledger/book/entries-dialog.tsx')).EntriesDialog,
);

type Place = Parameters<typeof SettleUpPanel>[0]['house'];

/** A house's settle-up plan, with the entries behind the reader's balance. */
export function SettleUpHere({ house, isElsewhere = false }: { house: Place; isElsewhere?: boolean }) {
  const { t } = useTranslation();
  const { userData } = useMe();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <SettleUpPanel
        house={house}
        isElsewhere={isElsewhere}
        why={
          <Button
            aria-label={t('settleUp.whyNamed')}
            onClick={() => {
              setAsked(true);
            }}
          >
            {t('settleUp.why')}
          </Button>
        }
      />
      {isAsked && (
        <EntriesDialog
          roomieId={userData._id}
          name={userData.first_name}
          only={{ account: 'supplies', house: house._id }}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}

/** Houses the reader has left without being even. */
export function SettleUpElsewhere({ here }: { here?: string }) {
  const { userData } = useMe();
  const { currentData } = useBalanceQuery({ id: userData._id });
  const houses = (currentData?.houses ?? []).filter(
    ({ house, accounts }) =>
      house._id !== here && accounts.some(({ account, amount }) => account === 'supplies' && Number(amount) !== 0),
  );
  return houses.map(({ house }) => <SettleUpHere key={house._id} house={house} isElsewhere />);
}
