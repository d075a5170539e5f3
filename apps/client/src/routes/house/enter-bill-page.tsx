import { COST_CATEGORIES, type House, PHOTOS_PER_PLACE } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { NewPhotos } from '#features/identity/media/new-photos.tsx';
import { BillForm } from '#features/money/expenses/bills/bill-form.tsx';
import type { ChooseBillPhotos } from '#features/money/expenses/bills/bill-photos.ts';
import { useBillQuery } from '#features/money/expenses/bills/costs-api.ts';
import { NeedsRight } from '#features/living/speaker/needs-right.tsx';
import { useRecentBills } from '#features/money/expenses/bills/recent-bills.ts';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { aDay, anAmount, anId, anyText, oneOf, readFilters } from '#lib/use-address.ts';
import { useReader } from '#session/use-reader.ts';
import { BillIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { now } from '#lib/clock.ts';

const AgreedCosts = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./agreed-costs.tsx'), loadWords('splits', 'supplies')]);
  return part.AgreedCosts;
});

const ASKED = { category: oneOf(COST_CATEGORIES), from: aDay, to: aDay, amount: anAmount, note: anyText, bill: anId };

const choosePhotos: ChooseBillPhotos = (label, initial, onChange, onBusy) => (
  <NewPhotos most={PHOTOS_PER_PLACE.bill} label={label} initial={initial} onChange={onChange} onBusy={onBusy} />
);

function useToBills(house: House): { toBills: () => void; link: string } {
  const navigate = useNavigate();
  const isRoomie = useReader().role === 'roomie';
  const link = isRoomie ? paths.whoRunsWhat : paths.billsOf(house._id);
  return { link, toBills: () => void navigate(link) };
}

function NewBill({ house, today }: { house: House; today: string }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { toBills } = useToBills(house);
  const isOwner = useReader().role === 'homeowner';
  const { bills, isError, retry } = useRecentBills(house._id, today);
  return (
    <Page heading={t('bills.form.heading')} lead={t('bills.form.lead', { house: house.name })}>
      <Stack spacing={4}>
        {bills === undefined ? (
          isError ? (
            <LoadError onRetry={retry} />
          ) : (
            <ListSkeleton rows={5} avatar={false} />
          )
        ) : (
          <BillForm
            house={house}
            today={today}
            bills={bills}
            asked={readFilters(query, ASKED)}
            bill={undefined}
            choosePhotos={choosePhotos}
            canSplit={isOwner}
            onDone={toBills}
          />
        )}
        {/* Shown after the form above has loaded, because that would push it down. */}
        {(bills !== undefined || isError) && <AgreedCosts house={house} today={today} canRun />}
      </Stack>
    </Page>
  );
}

function Correction({ house, today, billId }: { house: House; today: string; billId: string }) {
  const { t } = useTranslation();
  const { toBills, link } = useToBills(house);
  const isOwner = useReader().role === 'homeowner';
  const { data, error, refetch } = useBillQuery({ id: billId });
  if (data?.house._id !== house._id) {
    return (
      <MissingPage
        heading={t('bills.form.correctHeading')}
        error={error}
        onRetry={() => void refetch()}
        gone={{ icon: <BillIcon />, text: t('costs.why.gone'), to: link, label: t('bills.toBills') }}
      />
    );
  }
  return (
    <Page heading={t('bills.form.correctHeading')} lead={t('bills.form.correctLead')}>
      {data.state === 'entered' ? (
        <BillForm
          // A version saved elsewhere restarts the form.
          key={data.version}
          house={house}
          today={today}
          bills={[]}
          asked={{}}
          bill={data}
          choosePhotos={choosePhotos}
          canSplit={isOwner}
          onDone={toBills}
        />
      ) : (
        <EmptyState
          icon={<BillIcon />}
          text={t('bills.isTakenBack')}
          action={
            <Button component={Link} to={link} variant="contained">
              {t('bills.toBills')}
            </Button>
          }
        />
      )}
    </Page>
  );
}

/** Enters a bill of the house `:id`, prefilled by `?category=`, `?from=` and `?to=`; `?bill=` corrects one. */
export default function EnterBillPage() {
  const { t } = useTranslation();
  const { id } = useParams();
  const [query] = useSearchParams();
  const { data, error, refetch } = useOwnHousesQuery();
  const house = data?.items.find((one) => one._id === id && one.state === 'open');
  const { bill } = readFilters(query, ASKED);
  if (house === undefined) {
    if (data === undefined) {
      return (
        <Page heading={t('bills.form.heading')}>
          {error === undefined ? (
            <ListSkeleton rows={5} avatar={false} />
          ) : (
            <LoadError onRetry={() => void refetch()} />
          )}
        </Page>
      );
    }
    return (
      <Page heading={t('bills.form.heading')}>
        <EmptyState icon={<BillIcon />} text={t('bills.noSuchHouse')} />
      </Page>
    );
  }
  const today = dayIn(house.time_zone, now());
  return (
    <NeedsRight right="bills" houseId={house._id}>
      {bill === undefined ? (
        <NewBill key={query.toString()} house={house} today={today} />
      ) : (
        <Correction key={bill} house={house} today={today} billId={bill} />
      )}
    </NeedsRight>
  );
}
