import type { AgreementDetail, Settlement } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { day, todayHere } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useLeaseEndQuery, useReleaseLeaseMutation } from '#features/letting/leasing/leases/leases-api.ts';
import { OpenRequest } from '#features/letting/leasing/leases/requests/open-request.tsx';
import { RequestDialog } from '#features/letting/leasing/leases/requests/lazy-request-dialog.ts';
import { type Deduction, Deductions } from './deductions.tsx';
import { SettlementLines } from './settlement-lines.tsx';
import { deductionsOf, sumOf } from './sum-up.ts';

interface SettleFormProps {
  lease: AgreementDetail;
  settlement: Settlement;
  /** The chosen last day; its settlement loads a moment later. */
  leftOn: string;
  /** Why that day can't be calculated. */
  uncounted: string | undefined;
  onLeftOn: (day: string) => void;
}

/** Warns about deposit payments that were not entered: they can't be after the release. */
function UnpaidDeposit({ settlement, roomieId }: { settlement: Settlement; roomieId: string }) {
  const { t, i18n } = useTranslation();
  const { deposit, deposit_agreed: agreed, currency } = settlement;
  if (deposit === agreed) return null;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to={paths.roomie(roomieId)} color="inherit">
          {t('leases.settle.enterPayment')}
        </Button>
      }
    >
      {t('leases.settle.unpaid', { held: money(deposit), agreed: money(agreed) })}
    </Alert>
  );
}

/** The settlement the homeowner confirms: last day, open amounts, deductions, and the release. */
export function SettleForm({ lease, settlement, leftOn, uncounted, onLeftOn }: SettleFormProps) {
  const { t, i18n } = useTranslation();
  const { party, release_date: releaseDate, terms } = lease;
  const [rows, setRows] = useState<readonly Deduction[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [release, { isLoading }] = useReleaseLeaseMutation();
  const { complete, wrong } = deductionsOf(rows, settlement.currency);
  const total = sumOf([settlement.total, ...complete.map(({ amount }) => amount)], settlement.currency);
  const isAhead = leftOn > todayHere();
  const isCounted = settlement.left_on === leftOn;
  const isEarlier = releaseDate !== null && leftOn < releaseDate;
  const { data: end } = useLeaseEndQuery({ id: lease._id });
  const request = end?.request ?? null;
  const [isRequesting, setIsRequesting] = useState(false);

  const send = async (): Promise<void> => {
    setIsAsking(false);
    try {
      const body = { settlement_sha256: settlement.sha256, left_on: leftOn, deductions: complete };
      await release({ params: { id: party._id }, body }).unwrap();
      tell(t('leases.settle.released', { name: party.name }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    }
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        // On a wide desktop, the inputs and the button are beside the open amounts.
        maxWidth: { xs: 740, lg: 'none' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
        gridTemplateRows: { lg: 'auto 1fr' },
      }}
    >
      <Stack spacing={3}>
        {(problem ?? uncounted) !== undefined && <Alert severity="error">{problem ?? uncounted}</Alert>}
        <TextField
          type="date"
          label={t('leases.settle.leftOn')}
          value={leftOn}
          helperText={
            isAhead && !isEarlier
              ? t('leases.settle.ahead')
              : releaseDate !== null &&
                t('leases.settle.until', { day: day(releaseDate, i18n.language), name: party.name })
          }
          onChange={({ target }) => {
            if (target.value !== '') onLeftOn(target.value);
          }}
          slotProps={{ htmlInput: { min: terms?.starts_on, max: releaseDate ?? undefined } }}
          fullWidth
          sx={{ maxWidth: { xs: 320, lg: 'none' } }}
        />
        <UnpaidDeposit settlement={settlement} roomieId={party._id} />
        <Deductions value={rows} wrong={isChecked ? wrong : new Set()} onChange={setRows} />
      </Stack>
      <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>
        <Section id="open" title={t('leases.settle.lines')}>
          <SettlementLines
            settlement={{
              ...settlement,
              lines: [
                ...settlement.lines,
                ...complete.map(({ label, amount }) => ({ kind: 'deduction' as const, label, amount, why: '' })),
              ],
            }}
            total={total}
          />
        </Section>
      </Box>
      <Stack spacing={3}>
        {request !== null && <OpenRequest request={request} party="homeowner" name={party.name} />}
        {isEarlier && request === null && (
          <Button
            variant="contained"
            sx={{ alignSelf: { sm: 'flex-start' } }}
            onClick={() => {
              setIsRequesting(true);
            }}
          >
            {t('leases.settle.askEarlier', { name: party.name })}
          </Button>
        )}
        {isRequesting && releaseDate !== null && (
          <RequestDialog
            leaseId={lease._id}
            kind="earlier_end"
            name={party.name}
            releaseDate={releaseDate}
            lastDay={leftOn}
            onClose={() => {
              setIsRequesting(false);
            }}
          />
        )}
        <Button
          variant={isEarlier ? 'outlined' : 'contained'}
          loading={isLoading || (!isCounted && uncounted === undefined)}
          disabled={isAhead || isEarlier || !isCounted}
          sx={{ alignSelf: { sm: 'flex-start' } }}
          onClick={() => {
            setIsChecked(true);
            setProblem(undefined);
            if (wrong.size === 0) setIsAsking(true);
          }}
        >
          {t('leases.settle.release')}
        </Button>
        <ConfirmDialog
          open={isAsking}
          title={t('leases.settle.ask', { name: party.name, day: day(leftOn, i18n.language) })}
          text={t('leases.settle.askText')}
          confirm={t('leases.settle.release')}
          onClose={() => {
            setIsAsking(false);
          }}
          onConfirm={() => void send()}
        />
      </Stack>
    </Box>
  );
}
