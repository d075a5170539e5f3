import { type House, type UsualSplit, USUAL_METHODS } from '@common-roof/contracts';

import { useSetUsualSplitMutation } from '#api/resources/usual-splits.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import type { SplitPerson } from '#ui/person-fields.tsx';
import { useReader } from '#session/use-reader.ts';
import { SplitParts } from './split-parts.tsx';
import { plainSplit, splitToSend, type SplitValues, valuesOf } from './split-values.ts';
import { aboutOf, amongPeople, isUsable, keyOf, type UsualKey, usualToSend } from './usual-values.ts';
import { useCategoryName } from './use-category-name.ts';
import { useSplitPeople } from './use-split-people.ts';

interface UsualDialogProps {
  house: House;
  /** The categories to choose from. */
  keys: readonly UsualKey[];
  /** The split to change; undefined: a new one. */
  usual: UsualSplit | undefined;
  onClose: () => void;
}

interface Values {
  key: UsualKey;
  splitting: SplitValues;
}

/** Sets how a house usually splits a category. */
export function UsualDialog({ house, keys, usual, onClose }: UsualDialogProps) {
  const { t } = useTranslation();
  const nameOfKey = useCategoryName();
  const { id: readerId } = useReader();
  const people = useSplitPeople(house._id);
  const [save] = useSetUsualSplitMutation();
  const nameOf = ({ _id: id, first_name: name }: SplitPerson): string => (id === readerId ? t('splits.you') : name);
  const initial: Values = {
    key: usual === undefined ? (keys[0] ?? 'purchase:groceries') : keyOf(usual.about),
    splitting: { ...plainSplit(readerId), ...(usual === undefined ? {} : valuesOf(usual)) },
  };
  // Those who have moved out since no longer share it.
  const living = (splitting: SplitValues): SplitValues => amongPeople(splitting, people);
  return (
    <FormDialog
      title={
        usual === undefined
          ? t('splits.usual.add')
          : t('splits.usual.changeHeading', { category: nameOfKey(keyOf(usual.about)) })
      }
      text={t('splits.usual.text')}
      submit={t('shell.save')}
      width="xs"
      schema={({ setUsualSplit }) => setUsualSplit.body}
      values={initial}
      body={({ key, splitting }) => {
        const split = splitToSend(living(splitting), house.currency);
        return { about: aboutOf(key), split: usualToSend(split) };
      }}
      send={(body) => save({ params: { id: house._id }, body })}
      done={t('splits.usual.saved')}
      canSubmit={({ splitting }) => people.length > 0 && isUsable(living(splitting))}
      onClose={onClose}
    >
      {({ set, values: { key, splitting } }) => (
        <>
          {usual === undefined && (
            <ChoiceField
              label={t('splits.usual.category')}
              value={key}
              options={keys.map((one) => [one, nameOfKey(one)] as const)}
              onChange={(value) => {
                set({ key: value });
              }}
            />
          )}
          <ChoiceField
            label={t('splits.method')}
            value={splitting.method}
            options={(['present', ...USUAL_METHODS] as const).map((one) => [one, t(`splits.methods.${one}`)] as const)}
            onChange={(method) => {
              const chosen = splitting.chosen.length === 0 ? people.map(({ _id: id }) => id) : splitting.chosen;
              set({ splitting: { ...splitting, method, chosen } });
            }}
          />
          {splitting.method !== 'present' && (
            <SplitParts
              values={living(splitting)}
              price=""
              currency={house.currency}
              people={people}
              borne={[]}
              nameOf={nameOf}
              onChange={(changes) => {
                set({ splitting: { ...living(splitting), ...changes } });
              }}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
