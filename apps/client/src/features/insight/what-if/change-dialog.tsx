import {
  type AssumedChange,
  COST_CATEGORIES,
  type CostCategory,
  type HouseChangeKind,
  type WhatIf,
} from '@common-roof/contracts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToType, parseMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormFrame } from '#ui/form-frame.tsx';
import { useReader } from '#session/use-reader.ts';

type Choices = WhatIf['choices'];

interface ChangeDialogProps {
  kind: HouseChangeKind;
  choices: Choices;
  currency: string;
  onAdd: (change: AssumedChange) => void;
  onClose: () => void;
}

interface Draft {
  person: string;
  room: string;
  category: CostCategory;
  day: string;
  /** As typed. */
  amount: string;
}

/** Returns the first day of the month after a day (ISO dates). */
function nextMonth(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** Assumes one change. Each opens with what is most likely. */
export function ChangeDialog({ kind, choices, currency, onAdd, onClose }: ChangeDialogProps) {
  const { t, i18n } = useTranslation();
  const { role, id } = useReader();
  const isOwner = role === 'homeowner';
  const typed = (amount: string | null | undefined): string =>
    amount === null || amount === undefined ? '' : moneyToType(amount, currency, i18n.language);
  // Others' rents aren't a roomie's to try out.
  const people = kind === 'rent_changes' && !isOwner ? choices.people.filter(({ _id }) => _id === id) : choices.people;
  const dayOfRoom = (roomId: string): string => {
    const free = choices.rooms.find(({ _id }) => _id === roomId)?.free_from;
    const next = nextMonth(choices.today);
    return free === null || free === undefined || free < next ? next : free;
  };
  const [first] = people;
  const room = choices.rooms.find(({ free_from: free }) => free !== null) ?? choices.rooms[0];
  const [draft, setDraft] = useState<Draft>(() => ({
    person: first?._id ?? '',
    room: room?._id ?? '',
    category: 'electricity',
    day:
      kind === 'moves_out'
        ? (first?.last_day ?? choices.today)
        : kind === 'moves_in'
          ? dayOfRoom(room?._id ?? '')
          : nextMonth(choices.today),
    amount: kind === 'moves_in' ? typed(room?.rent) : kind === 'rent_changes' ? typed(first?.rent) : '',
  }));
  const set = (more: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...more }));
  };
  const amount = parseMoney(draft.amount, currency);
  const change = changeOf(kind, draft, amount);
  const none = kind === 'moves_in' ? choices.rooms.length === 0 : kind !== 'bill_changes' && people.length === 0;
  return (
    <FormFrame
      title={t(`whatIf.add.${kind}`)}
      submit={t('whatIf.addIt')}
      width="xs"
      isDirty={false}
      isBusy={false}
      canSubmit={change !== null && !none}
      onClose={onClose}
      onSubmit={() => {
        if (change === null) return;
        onAdd(change);
        onClose();
      }}
    >
      {none && <Typography>{t(kind === 'moves_in' ? 'whatIf.noRooms' : 'whatIf.nobody')}</Typography>}
      {(kind === 'moves_out' || kind === 'rent_changes') && people.length > 0 && (
        <ChoiceField
          label={t('whatIf.who')}
          value={draft.person}
          options={people.map(({ _id, first_name: name }) => [_id, name] as const)}
          onChange={(person) => {
            const chosen = people.find(({ _id }) => _id === person);
            set({
              person,
              ...(kind === 'moves_out' ? { day: chosen?.last_day ?? draft.day } : { amount: typed(chosen?.rent) }),
            });
          }}
        />
      )}
      {kind === 'moves_in' && choices.rooms.length > 0 && (
        <ChoiceField
          label={t('whatIf.room')}
          value={draft.room}
          options={choices.rooms.map(({ _id, name }) => [_id, name] as const)}
          onChange={(next) => {
            set({
              room: next,
              day: dayOfRoom(next),
              amount: typed(choices.rooms.find(({ _id }) => _id === next)?.rent),
            });
          }}
        />
      )}
      {kind === 'bill_changes' && (
        <ChoiceField
          label={t('whatIf.bill')}
          value={draft.category}
          options={COST_CATEGORIES.map((category) => [category, t(`money.category.${category}`)] as const)}
          onChange={(category) => {
            set({ category });
          }}
        />
      )}
      {kind !== 'bill_changes' && (
        <Field
          type="date"
          required
          label={t(`whatIf.day.${kind}`)}
          hint={kind === 'moves_out' ? t('whatIf.noticeHint') : undefined}
          value={draft.day}
          min={choices.today}
          max={choices.until}
          onChange={(day) => {
            set({ day });
          }}
        />
      )}
      {(kind === 'rent_changes' || kind === 'bill_changes' || (kind === 'moves_in' && isOwner)) && (
        <AmountField
          required
          label={t(kind === 'bill_changes' ? 'whatIf.monthly' : 'whatIf.rent')}
          value={draft.amount}
          currency={currency}
          wrong={t('whatIf.wrongAmount')}
          onChange={(next) => {
            set({ amount: next });
          }}
        />
      )}
    </FormFrame>
  );
}

function changeOf(kind: HouseChangeKind, draft: Draft, amount: string | null): AssumedChange | null {
  const { person: roomie, room, category, day } = draft;
  if (kind !== 'bill_changes' && day === '') return null;
  switch (kind) {
    case 'moves_out':
      return { kind, roomie, last_day: day };
    case 'moves_in':
      if (draft.amount.trim() !== '' && amount === null) return null;
      return { kind, room, first_day: day, ...(amount === null ? {} : { rent: amount }) };
    case 'rent_changes':
      return amount === null ? null : { kind, roomie, from: day, rent: amount };
    case 'bill_changes':
      return amount === null ? null : { kind, category, monthly: amount };
  }
}
