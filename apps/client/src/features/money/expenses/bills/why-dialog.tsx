import type { VariableCostDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day, daysOrMonth } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { FactList } from '#ui/fact-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { RestatedLine } from '#ui/restated-line.tsx';
import type { BillPhotos } from './bill-photos.ts';
import { useBillQuery } from './costs-api.ts';
import { ShareTable } from './share-table.tsx';
import { useMeter } from './use-meter.ts';

function Steps({ bill }: { bill: VariableCostDetail }) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const { amount, currency, period_days: period, occupant_days: all, empty_days: empty, shares } = bill;
  const money = (sum: string): string => formatMoney(sum, currency, i18n.language);
  const own = shares.find(({ person }) => person?._id === readerId);
  const steps = [
    t('costs.why.period', {
      amount: money(amount),
      from: day(bill.from, i18n.language),
      to: day(bill.to, i18n.language),
      count: period,
    }),
    ...(empty === 0 ? [] : [t('costs.why.empty', { count: empty, period })]),
    ...(all === 0 ? [] : [t('costs.why.together', { count: all })]),
    ...(own === undefined
      ? []
      : [t('costs.why.own', { days: own.days, all, amount: money(own.amount), count: own.days })]),
    ...(shares.some(({ exact }) => exact.over !== 0) ? [t('costs.why.rounded')] : []),
  ];
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, '& > li': { py: 0.25 } }}>
      {steps.map((step) => (
        <Typography component="li" key={step}>
          {step}
        </Typography>
      ))}
    </Box>
  );
}

function About({ bill }: { bill: VariableCostDetail }) {
  const { t, i18n } = useTranslation();
  const meterOf = useMeter();
  const { supplier, note, meter, entered_by: by, entered_at: at, due_on: due, ended } = bill;
  const facts: (readonly [string, string])[] = [
    ...(meter === null ? [] : [[t('costs.meter.heading'), meterOf(meter)] as const]),
    ...(supplier === '' ? [] : [[t('costs.supplier'), supplier] as const]),
    ...(note === '' ? [] : [[t('costs.note'), note] as const]),
    [t('costs.why.entered'), t('costs.why.enteredBy', { name: by.first_name, day: dateOf(at, i18n.language) })],
    ...(ended === null ? [[t('costs.why.due'), day(due, i18n.language)] as const] : []),
  ];
  return <FactList facts={facts} />;
}

function Earlier({ bill }: { bill: VariableCostDetail }) {
  const { t, i18n } = useTranslation();
  if (bill.versions.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h4" component="h3">
        {t('costs.why.earlier')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bill.versions.map((version) => (
          <Typography component="li" key={version.version} variant="body2" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            {t('costs.why.version', {
              amount: formatMoney(version.amount, bill.currency, i18n.language),
              category: t(`money.category.${version.category}`),
              period: daysOrMonth(version.from, version.to, i18n.language),
              name: version.replaced_by.first_name,
              day: dateOf(version.replaced_at, i18n.language),
            })}
            {version.reason !== '' && ` ${version.reason}`}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function Explained({ bill, photos }: { bill: VariableCostDetail; photos: BillPhotos }) {
  const { t, i18n } = useTranslation();
  const { ended, shares } = bill;
  const title = t(`money.category.${bill.category}`);
  return (
    <Stack spacing={2.5}>
      {ended !== null && (
        <DialogContentText>
          {t('costs.takenBackOn', { name: ended.by.first_name, day: dateOf(ended.at, i18n.language) })} {ended.reason}
        </DialogContentText>
      )}
      {shares.length > 0 ? (
        <>
          <Steps bill={bill} />
          <RestatedLine restated={bill.restated} />
          <ShareTable shares={shares} split={bill.split} currency={bill.currency} isExact />
        </>
      ) : (
        ended === null && <DialogContentText>{t('costs.why.notYours')}</DialogContentText>
      )}
      <About bill={bill} />
      {bill.photos.length > 0 && photos.gallery(bill.photos, t('costs.photosOf', { category: title }))}
      <Earlier bill={bill} />
    </Stack>
  );
}

interface WhyDialogProps {
  billId: string;
  photos: BillPhotos;
  onClose: () => void;
}

/** The calculation of a person's share of a bill, with every number behind it. */
export function WhyDialog({ billId, photos, onClose }: WhyDialogProps) {
  const { t, i18n } = useTranslation();
  const heading = useId();
  const { currentData: bill, error, refetch } = useBillQuery({ id: billId });
  const isGone = isApiError(error) && error.status === 404;
  const title =
    bill === undefined
      ? t('costs.why.heading')
      : t('costs.why.headingOf', {
          category: t(`money.category.${bill.category}`),
          period: daysOrMonth(bill.from, bill.to, i18n.language),
        });
  const body = () => {
    if (bill !== undefined) return <Explained bill={bill} photos={photos} />;
    if (isGone) return <DialogContentText>{t('costs.why.gone')}</DialogContentText>;
    return error === undefined ? (
      <ListSkeleton rows={3} avatar={false} />
    ) : (
      <LoadError onRetry={() => void refetch()} />
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{title}</DialogTitle>
      {/* It may need scrolling and contains nothing focusable. */}
      <DialogContent tabIndex={0}>{body()}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
