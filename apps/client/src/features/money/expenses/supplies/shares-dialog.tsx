import type { Supply } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { RestatedLine } from '#ui/restated-line.tsx';
import { userText } from '#ui/user-text.ts';
import { SupplyComments } from './supply-comments.tsx';

interface Line {
  readonly id: string;
  readonly label: string;
  readonly besides?: string | undefined;
  readonly amount: string;
}

/** Amounts under a heading, or without one if they are what the dialog is about. */
function Amounts({ heading, lines, currency }: { heading?: string; lines: readonly Line[]; currency: string }) {
  const { i18n } = useTranslation();
  return (
    <>
      {heading !== undefined && (
        <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
          {heading}
        </Typography>
      )}
      <List>
        {lines.map(({ id, label, besides, amount }) => (
          <ListItem key={id} disableGutters sx={{ gap: 2 }}>
            <Typography component="div" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {label}
              {besides !== undefined && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {besides}
                </Typography>
              )}
            </Typography>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(amount, currency, i18n.language)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </>
  );
}

/** The shares of a purchase, and their reasons: how it is split, what it consists of, and who paid. */
export function SharesDialog({ supply, onClose }: { supply: Supply; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const heading = useId();
  const { name: item, buyer, currency, split, shares, payers, note } = supply;
  const nameOf = (person: { readonly _id: string; readonly first_name: string }): string =>
    person._id === readerId ? t('supplies.you') : person.first_name;
  const weights = new Map(split.parts.map(({ roomie, weight }) => [roomie._id, weight]));
  const weightOf = (id: string): string | undefined => {
    const weight = weights.get(id);
    if (weight === undefined) return undefined;
    if (split.method === 'shares') return t('splits.shareCount', { count: weight });
    if (split.method !== 'percent') return undefined;
    return new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 }).format(weight / 10_000);
  };
  const known = new Map(split.parts.map(({ roomie }) => [roomie._id, nameOf(roomie)]));
  const borne = shares.length > 0 ? shares : split.parts;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{t('supplies.sharesHeading', { item })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {split.method === 'present'
            ? t(borne.length === 0 ? 'splits.unshared' : 'supplies.sharesText', {
                day: day(supply.bought_on, i18n.language),
              })
            : t('splits.how', { method: split.method, name: nameOf(buyer) })}
          {supply.state === 'entered' && split.method !== 'present' && ` ${t('splits.proposed')}`}
        </DialogContentText>
        {note !== '' && <Typography sx={{ mt: 1, ...userText }}>{note}</Typography>}
        <RestatedLine restated={supply.restated} />
        <Amounts
          currency={currency}
          lines={borne.map(({ roomie, amount }) => ({
            id: roomie._id,
            label: nameOf(roomie),
            besides: weightOf(roomie._id),
            amount,
          }))}
        />
        {split.items.length > 0 && (
          <Amounts
            heading={t('splits.items')}
            currency={currency}
            lines={split.items.map(({ name, amount, people }, at) => ({
              id: String(at),
              label: name,
              besides: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
                people.flatMap((id) => known.get(id) ?? []),
              ),
              amount,
            }))}
          />
        )}
        {payers.length > 0 && (
          <Amounts
            heading={t('splits.payers')}
            currency={currency}
            lines={payers.map(({ roomie, amount }) => ({ id: roomie._id, label: nameOf(roomie), amount }))}
          />
        )}
        <SupplyComments supply={supply} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
