import type { GuideEntry } from '@common-roof/contracts';

import type { FieldOf } from '#api/use-contract-form/contract-form.ts';
import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceField } from '#ui/choice-field.tsx';

/** Not an id: about the whole house. */
export const WHOLE = '';

interface RoomFieldProps extends FieldOf<string, string> {
  houseId: string;
  /** The room that was chosen before, which may not be let any more. */
  present: GuideEntry['room'];
}

/** Whether something is about the whole house, or about one of its rooms. Nothing in a house without rooms. */
export function RoomField({ houseId, present, wrong: _wrong, ...field }: RoomFieldProps) {
  const { t } = useTranslation();
  const { currentData } = useHouseQuery({ id: houseId });
  const listed = (currentData?.rooms ?? []).map(({ _id, room_name: name }) => ({ _id, name }));
  const rooms = present === null || listed.some(({ _id }) => _id === present._id) ? listed : [...listed, present];
  if (rooms.length === 0) return null;
  return (
    <ChoiceField
      {...field}
      label={t('guide.entry.room')}
      options={[[WHOLE, t('guide.entry.whole')], ...rooms.map(({ _id, name }) => [_id, name] as const)]}
    />
  );
}
