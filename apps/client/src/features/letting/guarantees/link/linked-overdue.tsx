import type { CoveredDue, LinkedGuarantee } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { CopyText } from '#ui/copy-text.tsx';
import { FactGrid } from '#ui/fact-grid.tsx';

type Shown = Extract<LinkedGuarantee, { state: 'sent' | 'signed' }>;

function Due({ due, currency }: { due: CoveredDue; currency: string }) {
  const { t, i18n } = useTranslation();
  const { label, due_on: dueOn, days_overdue: days, left, covered } = due;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const about = [
    t('guaranteeLink.overdue.due', { day: day(dueOn, i18n.language) }),
    t('guaranteeLink.overdue.for', { days }),
  ];
  if (Number(covered) === 0) about.push(t('guaranteeLink.overdue.beyond'));
  else if (covered !== left) about.push(t('guaranteeLink.overdue.covered', { covered: money(covered) }));
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about.join(dot())}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{money(left)}</Typography>
    </Box>
  );
}

/** Where to pay to. */
function HowToPay({ guarantee }: { guarantee: Extract<Shown, { state: 'signed' }> }) {
  const { t } = useTranslation();
  const { pay_to: to, homeowner, roomie } = guarantee;
  if (to === null) return <Typography>{t('guaranteeLink.pay.none', { homeowner })}</Typography>;
  const facts = [
    [t('guaranteeLink.pay.holder'), to.holder],
    [t('guaranteeLink.pay.iban'), to.iban],
    [t('guaranteeLink.pay.reference'), to.reference],
  ] as const;
  return (
    <Stack spacing={1.5}>
      <Typography variant="h3">{t('guaranteeLink.pay.heading')}</Typography>
      <Typography>{t('guaranteeLink.pay.text', { homeowner, roomie })}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FactGrid facts={facts} minWidth={200} />
        </Box>
        <CopyText text={to.iban} label={t('guaranteeLink.pay.copy')} />
      </Box>
    </Stack>
  );
}

/** What is overdue now, as far as it is covered, and how to pay it once the guarantee is signed. */
export function LinkedOverdue({ guarantee }: { guarantee: Shown }) {
  const { t, i18n } = useTranslation();
  const { overdue, currency } = guarantee;
  const isSigned = guarantee.state === 'signed';
  const total = formatMoney(overdue.total, currency, i18n.language);
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{t('guaranteeLink.overdue.heading')}</Typography>
      {overdue.dues.length === 0 ? (
        <Typography>{t('guaranteeLink.overdue.none')}</Typography>
      ) : (
        <>
          <Alert severity="warning">
            {t(isSigned ? 'guaranteeLink.overdue.total' : 'guaranteeLink.overdue.wouldCover', { total })}
          </Alert>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {overdue.dues.map((due) => (
              <Due key={`${due.label} ${due.due_on}`} due={due} currency={currency} />
            ))}
          </Box>
          {isSigned && <HowToPay guarantee={guarantee} />}
        </>
      )}
    </Stack>
  );
}
