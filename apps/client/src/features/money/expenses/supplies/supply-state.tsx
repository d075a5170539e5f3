import type { Supply } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { CheckIcon, ClockIcon, DeleteIcon } from '#ui/icons.tsx';

const ICONS = { entered: ClockIcon, verified: CheckIcon, withdrawn: DeleteIcon, removed: DeleteIcon } as const;

/** Returns those whose confirmation a purchase waits for, if not every housemate can confirm it. */
function useConfirming({ consent, confirmations }: Supply): string {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const required = consent.filter((each) => each.required);
  const left = required.filter(({ roomie }) => !confirmations.some(({ by }) => by._id === roomie._id));
  const names = (left.length > 0 ? left : consent).map(({ roomie }) =>
    roomie._id === readerId ? t('supplies.state.you') : roomie.first_name,
  );
  return new Intl.ListFormat(i18n.language, { type: left.length > 0 ? 'conjunction' : 'disjunction' }).format(names);
}

function useText(supply: Supply): string {
  const { t, i18n } = useTranslation();
  const names = useConfirming(supply);
  const { state, needs_two: needsTwo, consent, shares, ended } = supply;
  if (state === 'entered' && consent.length > 0) return t('supplies.state.enteredSplit', { names });
  if (state === 'entered') return t(needsTwo ? 'supplies.state.enteredTwo' : 'supplies.state.entered');
  if (state === 'verified') return t('supplies.state.verified', { count: shares.length });
  const named = { name: ended?.by.first_name ?? '', day: ended === null ? '' : dateOf(ended.at, i18n.language) };
  return t(`supplies.state.${state}`, named);
}

/** A purchase's state in words and with an icon, other stated prices, and the reader's share. */
export function SupplyState({ supply }: { supply: Supply }) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const text = useText(supply);
  const { state, price, price_added: added, currency, confirmations, shares, ended } = supply;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const Icon = ICONS[state];
  const own = (state === 'entered' ? supply.split.parts : shares).find(({ roomie }) => roomie._id === readerId);
  const lines = [
    ...(state === 'entered'
      ? confirmations.map(({ by, price: said }) =>
          t('supplies.said', { name: by._id === readerId ? t('supplies.you') : by.first_name, price: money(said) }),
        )
      : []),
    ...(added !== null && added !== price
      ? [t('supplies.state.differs', { price: money(added), said: money(price) })]
      : []),
    ...((state === 'verified' || state === 'entered') && own !== undefined
      ? [t('supplies.yourShare', { amount: money(own.amount) })]
      : []),
    ...(ended === null || ended.reason === '' ? [] : [ended.reason]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          gap: 0.75,
          alignItems: 'center',
          color: state === 'verified' ? 'success.main' : 'text.secondary',
        }}
      >
        <Icon aria-hidden="true" fontSize="small" />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
      </Box>
      {lines.map((line) => (
        <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
