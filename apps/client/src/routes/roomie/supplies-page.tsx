import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useOpenHouse } from '#api/resources/use-open-house.ts';
import { BalancePanel } from '#features/money/ledger/book/balance-panel.tsx';
import { Recalculating } from '#features/money/ledger/restated/recalculating.tsx';
import { BillsPanel } from '#features/money/expenses/bills/bills-panel.tsx';
import { WhyDialog } from '#features/money/expenses/bills/lazy-why.ts';
import { useCanRun } from '#features/living/speaker/speaker-api.ts';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay } from '#lib/dates.ts';
import { handedOver } from '#lib/handed-over.ts';
import { paths } from '#lib/paths.ts';
import { anId, useFilters } from '#lib/use-address.ts';
import { useOpening } from '#lib/use-opening.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { useArrival, useReader } from '#session/use-reader.ts';
import { AddIcon, BasketIcon } from '#ui/icons.tsx';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { billPhotos } from '#routes/house/bill-photos.tsx';
import { receiptPhotos } from '#routes/house/receipt-photos.tsx';
import { WantedBoard } from '#routes/house/wanted-board.tsx';
import { SettleUpElsewhere, SettleUpHere } from './settle-up.tsx';

const HouseSupplies = lazyInView(
  async () => (await import('#features/money/expenses/supplies/house-supplies.tsx')).HouseSupplies,
  600,
);
const OwnLateFees = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('#features/money/ledger/late-fees/own-late-fees.tsx'),
    loadWords('lateFees'),
  ]);
  return part.OwnLateFees;
});
const EnterDialog = lazyOnOpen(async () => {
  const [dialog] = await Promise.all([
    import('#features/money/expenses/supplies/enter-dialog.tsx'),
    loadWords('splits'),
  ]);
  return dialog.EnterDialog;
});

const FILTERS = { bill: anId };

/** `?bill=`: the calculation of the reader's share, also for a house they have left. */
function BillFormInput() {
  const [{ bill }, set] = useFilters(FILTERS);
  if (bill === undefined) return null;
  return (
    <WhyDialog
      billId={bill}
      photos={billPhotos}
      onClose={() => {
        set({ bill: '' });
      }}
    />
  );
}

function OwnBalance() {
  const { userData } = useMe();
  const { _id: id, first_name: name } = userData;
  const lateFees = (houseId: string) => <OwnLateFees key={houseId} houseId={houseId} roomieId={id} />;
  return <BalancePanel roomieId={id} name={name} lateFees={lateFees} />;
}

function Costs({ house, today }: { house: House; today: string }) {
  const { t } = useTranslation();
  /** The purchased item of the board; null: another item; undefined: the form is closed. */
  const [wanted, setWanted] = useState<string | null>();
  /** The purchased thing of the stock. */
  const [brought, setBrought] = useState<string>();
  const [isAsked, settle] = useOpening('purchase');
  const canEnterBills = useCanRun('bills', house._id) === true;
  return (
    <Page
      heading={t('supplies.heading')}
      lead={t('supplies.lead', { house: house.name })}
      actions={
        <>
          <Button component={Link} to={paths.whatIf}>
            {t('shell.title.whatIf')}
          </Button>
          {canEnterBills && (
            <Button component={Link} to={paths.enterBill(house._id)}>
              {t('shell.title.enterBill')}
            </Button>
          )}
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => {
              setWanted(null);
            }}
          >
            {t('supplies.enter.open')}
          </Button>
        </>
      }
    >
      <InOrder>
        <Recalculating houseId={house._id} />
        <OwnBalance />
        <SettleUpHere key={house._id} house={house} />
        <SettleUpElsewhere here={house._id} />
        <BillsPanel house={house} today={today} photos={billPhotos} />
        <HouseSupplies
          house={house}
          photos={receiptPhotos}
          board={<WantedBoard houseId={house._id} onBought={setWanted} onBrought={setBrought} />}
        />
      </InOrder>
      {(wanted !== undefined || brought !== undefined || isAsked) && (
        <EnterDialog
          house={house}
          today={today}
          wanted={wanted ?? null}
          brought={brought}
          photos={receiptPhotos}
          onClose={() => {
            handedOver.end('purchase');
            setWanted(undefined);
            setBrought(undefined);
            if (isAsked) settle();
          }}
        />
      )}
    </Page>
  );
}

function OwnCosts() {
  const { t, i18n } = useTranslation();
  const arrival = useArrival();
  const noHouse =
    arrival === null
      ? t('supplies.noHouse')
      : t('supplies.noHouseYet', { house: arrival.house, day: nearDay(arrival.on, i18n.language) });
  const { houses, house, today, isError, retry } = useOpenHouse();
  if (house !== undefined) return <Costs house={house} today={today} />;
  return (
    <Page heading={t('supplies.heading')}>
      {houses !== undefined ? (
        <Stack spacing={3}>
          <OwnBalance />
          <SettleUpElsewhere />
          <EmptyState icon={<BasketIcon />} text={noHouse} />
        </Stack>
      ) : isError ? (
        <LoadError onRetry={retry} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

/**
 * The reader's balance, and the purchases of their house. The path is open to every signed-in user; other roles get a
 * link to their own page.
 */
export default function SuppliesPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  if (role === 'roomie') {
    return (
      <>
        <OwnCosts />
        <BillFormInput />
      </>
    );
  }
  return (
    <Page heading={t('supplies.heading')}>
      <EmptyState
        icon={<BasketIcon />}
        text={t('supplies.notForYou')}
        action={
          <Button component={Link} to={HOME_OF[role]} variant="contained">
            {t('supplies.toStart')}
          </Button>
        }
      />
    </Page>
  );
}
