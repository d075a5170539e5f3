import { type AssumedChange, COST_CATEGORIES, type HouseChangeKind, type WhatIf } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToType, parseMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { changeOf, dayOfRoom, draftOf } from './change-drafts.ts';
import { useLazyWhatIfQuery } from './what-if-api.ts';

interface ChangeDialogProps {
  house: string;
  kind: HouseChangeKind;
  /** What is assumed already. */
  changes: readonly AssumedChange[];
  choices: WhatIf['choices'];
  currency: string;
  onAdd: (change: AssumedChange) => void;
  onClose: () => void;
}

/** Assumes one change. It opens with what is most likely, and says here what can't happen. */
export function ChangeDialog({ house, kind, changes, choices, currency, onAdd, onClose }: ChangeDialogProps) {
  const { t, i18n } = useTranslation();
  const { role, id } = useReader();
  const [ask] = useLazyWhatIfQuery();
  const isOwner = role === 'homeowner';
  const typed = (amount: string | null | undefined): string =>
    amount === null || amount === undefined ? '' : moneyToType(amount, currency, i18n.language);
  // Others' rents aren't a roomie's to try out.
  const people = kind === 'rent_changes' && !isOwner ? choices.people.filter(({ _id }) => _id === id) : choices.people;
  const hasPeople = kind === 'moves_out' || kind === 'rent_changes';
  const hasAmount = kind !== 'moves_out' && (kind !== 'moves_in' || isOwner);
  const isEmpty = (hasPeople && people.length === 0) || (kind === 'moves_in' && choices.rooms.length === 0);
  const rentOf = (roomId: string) => choices.rooms.find(({ _id }) => _id === roomId)?.rent;
  return (
    <FormDialog
      title={t(`whatIf.add.${kind}`)}
      submit={t('whatIf.addIt')}
      width="xs"
      isDisposable
      schema={({ askWhatIf }) => askWhatIf.body}
      values={draftOf(kind, choices, people, typed)}
      body={(draft) => ({ changes: [...changes, changeOf(kind, draft, currency)] })}
      send={(body) => ask({ house, changes: body.changes })}
      onDone={(_, { values }) => {
        onAdd(changeOf(kind, values, currency));
        onClose();
      }}
      canSubmit={({ day, amount }) => !isEmpty && day !== '' && (!hasAmount || parseMoney(amount, currency) !== null)}
      onClose={onClose}
    >
      {({ values, set, field }) => (
        <>
          {isEmpty && <Typography>{t(kind === 'moves_in' ? 'whatIf.noRooms' : 'whatIf.nobody')}</Typography>}
          {hasPeople && people.length > 0 && (
            <ChoiceField
              {...field('person')}
              label={t('whatIf.who')}
              options={people.map(({ _id, first_name: name }) => [_id, name] as const)}
              onChange={(person) => {
                const chosen = people.find(({ _id }) => _id === person);
                set({
                  person,
                  ...(kind === 'moves_out' ? { day: chosen?.last_day ?? values.day } : { amount: typed(chosen?.rent) }),
                });
              }}
            />
          )}
          {kind === 'moves_in' && choices.rooms.length > 0 && (
            <ChoiceField
              {...field('room')}
              label={t('whatIf.room')}
              options={choices.rooms.map(({ _id, name }) => [_id, name] as const)}
              onChange={(room) => {
                set({ room, day: dayOfRoom(choices, room), amount: typed(rentOf(room)) });
              }}
            />
          )}
          {kind === 'bill_changes' && (
            <ChoiceField
              {...field('category')}
              label={t('whatIf.bill')}
              options={COST_CATEGORIES.map((category) => [category, t(`money.category.${category}`)] as const)}
            />
          )}
          {kind !== 'bill_changes' && (
            <Field
              {...field('day')}
              type="date"
              required
              label={t(`whatIf.day.${kind}`)}
              hint={kind === 'moves_out' ? t('whatIf.noticeHint') : undefined}
              min={choices.today}
              max={choices.until}
            />
          )}
          {hasAmount && (
            <AmountField
              {...field('amount')}
              required
              label={t(kind === 'bill_changes' ? 'whatIf.monthly' : 'whatIf.rent')}
              currency={currency}
              wrong={t('whatIf.wrongAmount')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
