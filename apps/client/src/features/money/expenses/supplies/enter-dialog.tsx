import {
  type House,
  LIMITS,
  PURCHASE_CATEGORIES,
  PURCHASE_RHYTHMS,
  type PurchaseCategory,
  type PurchaseRhythm,
  type UsualSplit,
} from '@common-roof/contracts';
import { useState } from 'react';

import { useUsualSplitsQuery } from '#api/resources/usual-splits.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isPositive, moneyToSend } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import type { ReceiptPhotos } from './receipt-photos.ts';
import { SplitSection } from './split/split-section.tsx';
import { StockChoice } from './stock-choice.tsx';
import { useNeededStock } from './use-needed-stock.ts';
import { outlookOf, payersToSend, splitToSend, type SplitValues, usualSplit } from './split/split-values.ts';
import { useSplitPeople } from './split/use-split-people.ts';
import { useEnterSupplyMutation } from './supplies-api.ts';

interface EnterDialogProps {
  house: Pick<House, '_id' | 'currency'>;
  /** The current ISO date in the house. */
  today: string;
  /** The item on the wanted board it came from; null: none. */
  wanted: string | null;
  /** The thing of the stock it came from. */
  brought?: string | undefined;
  photos: Pick<ReceiptPhotos, 'chooser'>;
  onClose: () => void;
}

interface Values {
  name: string;
  price: string;
  quantity: string;
  category: PurchaseCategory;
  note: string;
  every: PurchaseRhythm | '';
  bought_on: string;
  photo: string[];
  /** Ids of things of the stock. */
  stock: string[];
  /** Null: untouched, so as usual for the category. */
  splitting: SplitValues | null;
}

const startValues = ({ name, stock }: Pick<Values, 'name' | 'stock'>, today: string): Values => ({
  name,
  price: '',
  quantity: '',
  category: 'groceries',
  note: '',
  every: '',
  bought_on: today,
  photo: [],
  stock,
  splitting: null,
});

/** Enters a purchase of the reader. */
export function EnterDialog({
  house: { _id: houseId, currency },
  today,
  wanted,
  brought,
  photos,
  onClose,
}: EnterDialogProps) {
  const { t } = useTranslation();
  const { id } = useReader();
  const [isUploading, setUploading] = useState(false);
  const [enter] = useEnterSupplyMutation();
  const people = useSplitPeople(houseId);
  const { items, named } = useNeededStock(houseId);
  const start =
    brought === undefined ? { name: wanted ?? '', stock: [] } : { name: named([brought]), stock: [brought] };
  const { currentData: usual } = useUsualSplitsQuery({ houseId });
  const usualOf = (category: PurchaseCategory): UsualSplit | undefined =>
    usual?.items.find(({ about }) => about.kind === 'purchase' && about.category === category);
  const splittingOf = ({ splitting, category }: Pick<Values, 'splitting' | 'category'>): SplitValues =>
    splitting ?? usualSplit(usualOf(category), id);
  const isReady = (splitting: SplitValues, price: string): boolean =>
    outlookOf(splitting, price, { currency, buyerId: id, present: people.map(({ _id }) => _id) }).isReady;
  return (
    <FormDialog
      title={t('supplies.enter.heading')}
      submit={t('supplies.enter.send')}
      width="sm"
      schema={({ enterSupply }) => enterSupply.body}
      values={startValues(start, today)}
      body={({ every, splitting, ...values }) => ({
        ...values,
        every: every === '' ? null : every,
        price: moneyToSend(values.price, currency),
        split: splitToSend(splittingOf({ ...values, splitting }), currency),
        payers: payersToSend(splittingOf({ ...values, splitting }), id, values.price, currency),
        ...(wanted === null ? {} : { board_item: wanted }),
      })}
      send={(body) => enter({ params: { id }, body })}
      done={(_, { name: item }) => t('supplies.enter.done', { item })}
      canSubmit={({ name, price, bought_on: on, ...values }) =>
        name.trim() !== '' && isPositive(price, currency) && on !== '' && isReady(splittingOf(values), price)
      }
      isWaiting={isUploading}
      onClose={onClose}
    >
      {({ field, set, values: { price, category, splitting, stock } }) => (
        <>
          <StockChoice
            items={items}
            chosen={stock}
            onChange={(chosen) => {
              // What the person typed themselves stays.
              set(({ name, stock: before }) => ({
                stock: chosen,
                name: name.trim() === '' || name === named(before) ? named(chosen) : name,
              }));
            }}
          />
          <Field {...field('name')} label={t('supplies.enter.name')} most={LIMITS.supplyName} />
          <AmountField
            {...field('price', t('supplies.enter.wrongPrice'))}
            label={t('supplies.enter.price')}
            currency={currency}
          />
          <ChoiceField
            {...field('category')}
            label={t('supplies.category')}
            options={PURCHASE_CATEGORIES.map((value) => [value, t(`supplies.categories.${value}`)] as const)}
          />
          <SplitSection
            values={splittingOf({ splitting, category })}
            usual={usualOf(category)}
            price={price}
            currency={currency}
            category={category}
            people={people}
            onChange={(changes) => {
              set((values) => ({ splitting: { ...splittingOf(values), ...changes } }));
            }}
          />
          <Field {...field('bought_on')} type="date" label={t('supplies.enter.on')} max={today} />
          <ChoiceField
            {...field('every')}
            label={t('splits.recurring.repeats')}
            options={[
              ['', t('splits.recurring.never')] as const,
              ...PURCHASE_RHYTHMS.map((value) => [value, t(`splits.recurring.every.${value}`)] as const),
            ]}
          />
          <Field {...field('quantity')} label={t('supplies.enter.quantity')} most={LIMITS.supplyQuantity} />
          <Field {...field('note')} label={t('supplies.enter.note')} most={LIMITS.supplyNote} lines={2} />
          {photos.chooser(
            t('supplies.enter.photo'),
            (chosen) => {
              set({ photo: chosen.map(({ image_id: image }) => image) });
            },
            setUploading,
          )}
        </>
      )}
    </FormDialog>
  );
}
