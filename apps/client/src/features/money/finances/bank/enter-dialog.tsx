import type { BankEntry } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { useBankPeopleQuery, useEnterBankEntryMutation } from './bank-api.ts';

/** Chooses who paid, and enters the payment. */
export function EnterDialog({ entry, onClose }: { entry: BankEntry; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useBankPeopleQuery(undefined);
  const [enter] = useEnterBankEntryMutation();
  const money = (amount: string): string => formatMoney(amount, entry.currency, i18n.language);
  const title = t('bank.who.heading', { amount: money(entry.amount) });
  if (data === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const likely = new Set(entry.matches.map(({ roomie, house }) => `${roomie._id} ${house._id}`));
  const people = data.items
    .filter(({ currency }) => currency === entry.currency)
    .map((person) => ({ ...person, key: `${person.roomie._id} ${person.house._id}` }))
    .toSorted((a, b) => Number(likely.has(b.key)) - Number(likely.has(a.key)));
  const find = (key: string) => people.find((person) => person.key === key);
  const match = entry.matches.length === 1 ? entry.matches[0] : undefined;
  return (
    <FormDialog
      title={title}
      text={t('bank.who.text', { day: day(entry.booked_on, i18n.language) })}
      submit={t('bank.who.submit')}
      width="xs"
      schema={({ enterBankEntry }) => enterBankEntry.body}
      values={{ who: '' }}
      body={({ who }) => {
        const [roomie = '', house = ''] = who.split(' ');
        const isSame = match?.roomie._id === roomie && match.house._id === house;
        return { roomie_id: roomie, house_id: house, payment_id: isSame ? (match.payment?._id ?? null) : null };
      }}
      send={(body) => enter({ params: { id: entry._id }, body })}
      done={(_, { who }) => t('bank.done', { amount: money(entry.amount), name: find(who)?.roomie.name ?? '' })}
      canSubmit={({ who }) => who !== ''}
      onClose={onClose}
    >
      {({ values: { who }, set }) =>
        people.length === 0 ? (
          <Typography>{t('bank.who.none')}</Typography>
        ) : (
          <>
            <ChoiceField
              label={t('bank.who.person')}
              value={who}
              options={[
                ['', t('bank.who.pick')],
                ...people.map(({ key, roomie, house, open }) => {
                  const named = { name: roomie.name, house: house.name };
                  const owes = Number(open) > 0;
                  return [
                    key,
                    owes ? t('bank.who.optionOwes', { ...named, open: money(open) }) : t('bank.who.option', named),
                  ] as const;
                }),
              ]}
              onChange={(chosen) => {
                set({ who: chosen });
              }}
            />
            {find(who) !== undefined && Number(find(who)?.open) < Number(entry.amount) && (
              <Typography variant="body2">{t('bank.who.more', { name: find(who)?.roomie.name ?? '' })}</Typography>
            )}
          </>
        )
      }
    </FormDialog>
  );
}
