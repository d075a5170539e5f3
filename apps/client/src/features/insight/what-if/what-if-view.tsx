import { type House, MONTHS_OF_HABIT, type WhatIf } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { refusalOf } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { comma } from '#lib/direction.ts';
import { useReader } from '#session/use-reader.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ChangeList } from './change-list.tsx';
import { MonthsChart } from './months-chart.tsx';
import { MonthsTable } from './months-table.tsx';
import { useChanges } from './use-changes.ts';
import { useNames } from './use-names.ts';
import { useWhatIfQuery } from './what-if-api.ts';
import { WhyPanel } from './why-panel.tsx';

/** The next twelve months of a house, with changes that the reader tries out. */
export function WhatIfView({ house }: { house: House }) {
  const [changes, setChanges] = useChanges(house._id);
  const { data, error, isError, isFetching, refetch } = useWhatIfQuery({ house: house._id, changes });
  const refusal = isError ? refusalOf(error) : undefined;
  return (
    <Stack spacing={3}>
      <ChangeList house={house._id} changes={changes} answer={data} currency={house.currency} onChange={setChanges} />
      {refusal !== undefined && <Alert severity="warning">{refusal}</Alert>}
      {isError && refusal === undefined && <LoadError onRetry={() => void refetch()} />}
      {data === undefined && !isError && <ListSkeleton avatar={false} />}
      {data !== undefined && !isError && (
        <>
          <Outcome answer={data} isCalculating={isFetching} hasChanges={changes.length > 0} />
          <ShortHistory answer={data} />
          <BeforeAfter answer={data} hasChanges={changes.length > 0} />
          <MonthsChart answer={data} hasChanges={changes.length > 0} />
          <MonthsTable answer={data} />
          <WhyPanel answer={data} />
        </>
      )}
    </Stack>
  );
}

interface OutcomeProps {
  answer: WhatIf;
  isCalculating: boolean;
  hasChanges: boolean;
}

/** One sentence with what the changes come to, and one on what was assumed. */
function Outcome({ answer, isCalculating, hasChanges }: OutcomeProps) {
  const { t, i18n } = useTranslation();
  const { id, role } = useReader();
  const names = useNames(answer.currency);
  const { house, people, assumed } = answer;
  const own = people.find(({ _id }) => _id === id);
  const total = (months: WhatIf['house']['before']): number =>
    months.reduce((sum, { rent }) => sum + names.minor(rent), 0);
  const change =
    role === 'homeowner'
      ? total(house.after) - total(house.before)
      : names.minor(own?.usual.after ?? null) - names.minor(own?.usual.before ?? null);
  const direction = change > 0 ? 'more' : change < 0 ? 'less' : 'same';
  const side = role === 'homeowner' ? 'homeowner' : 'roomie';
  return (
    <Stack spacing={0.5}>
      <Typography role="status" variant="h3" component="p">
        {isCalculating
          ? t('whatIf.calculating')
          : hasChanges
            ? t(`whatIf.outcome.${side}.${direction}`, { amount: names.ofMinor(Math.abs(change)) })
            : t('whatIf.outcome.none')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('whatIf.assumption', { from: day(assumed.from, i18n.language), to: day(assumed.to, i18n.language) })}
      </Typography>
    </Stack>
  );
}

/** Says which bills can't be foreseen well yet. */
function ShortHistory({ answer: { assumed } }: { answer: WhatIf }) {
  const { t } = useTranslation();
  if (assumed.bills.length === 0) return <Alert severity="info">{t('whatIf.noBills')}</Alert>;
  const short = assumed.bills.filter(({ months, is_changed: isChanged }) => months < MONTHS_OF_HABIT && !isChanged);
  if (short.length === 0) return null;
  const categories = short.map(({ category }) => t(`money.category.${category}`)).join(comma());
  return <Alert severity="info">{t('whatIf.shortHistory', { categories })}</Alert>;
}
