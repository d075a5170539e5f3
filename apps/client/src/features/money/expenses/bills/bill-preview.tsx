import type { CostCategory, House } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { refusalOf } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useBillPreviewQuery } from './costs-api.ts';
import { ShareTable } from './share-table.tsx';

interface Previewed {
  readonly category: CostCategory;
  readonly from: string;
  readonly to: string;
  /** null: nothing is typed. */
  readonly amount: string | null;
  readonly split: string | undefined;
  readonly replaces: string | undefined;
}

interface BillPreviewProps {
  house: House;
  bill: Previewed;
  /** Whether it is being sent: the preview is frozen, because it would otherwise count the bill itself. */
  isEntering: boolean;
  /** Whether the user confirmed that another bill covers some of the same days. */
  knowsOverlap: boolean;
  onKnowOverlap: (knows: boolean) => void;
}

/** Previews a bill's shares while it is typed, and warns about another bill for the same days. */
export function BillPreview({ house, bill, isEntering, knowsOverlap, onKnowOverlap }: BillPreviewProps) {
  const { t, i18n } = useTranslation();
  // A new key each time typing pauses.
  const key = useDebounced(JSON.stringify(bill));
  const { amount, ...asked } = JSON.parse(key) as Previewed; // written a line above
  const isComplete = amount !== null && asked.from !== '' && asked.to !== '';
  const query = { houseId: house._id, ...asked, amount: amount ?? '0' };
  const { currentData, data, error } = useBillPreviewQuery(query, { skip: !isComplete || isEntering });
  const preview = isEntering ? data : currentData;
  if (!isComplete) return <Typography sx={{ color: 'text.secondary' }}>{t('bills.preview.empty')}</Typography>;
  const refusal = refusalOf(error);
  if (refusal !== undefined) return <Alert severity="warning">{refusal}</Alert>;
  if (preview === undefined)
    return <Typography sx={{ color: 'text.secondary' }}>{t('bills.preview.asking')}</Typography>;
  const same = preview.overlaps.find(({ from, to }) => from === asked.from && to === asked.to);
  const [first] = preview.overlaps;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {same !== undefined && (
        <Alert
          severity="warning"
          action={
            <Button component={Link} to={paths.correctBill(house._id, same._id)}>
              {t('bills.preview.correctIt')}
            </Button>
          }
        >
          {t('bills.preview.same', { amount: formatMoney(same.amount, house.currency, i18n.language) })}
        </Alert>
      )}
      {same === undefined && first !== undefined && (
        <Alert severity="warning">
          {t('bills.preview.overlaps', {
            amount: formatMoney(first.amount, house.currency, i18n.language),
            from: day(first.from, i18n.language),
            to: day(first.to, i18n.language),
          })}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={
              <Checkbox
                checked={knowsOverlap}
                onChange={({ target }) => {
                  onKnowOverlap(target.checked);
                }}
              />
            }
            label={t('bills.preview.allTheSame')}
          />
        </Alert>
      )}
      <Typography>{t('bills.preview.shared', { count: preview.period_days, all: preview.occupant_days })}</Typography>
      <ShareTable shares={preview.shares} currency={preview.currency} />
    </Box>
  );
}
