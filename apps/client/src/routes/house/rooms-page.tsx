import { AccountChoice } from '#features/letting/room-choices/account-choice.tsx';
import { ChoicesOfHouse } from '#features/letting/room-choices/choices-of-house.tsx';
import { OpenChoice } from '#features/letting/room-choices/open-choice.tsx';
import { OwnChoices } from '#features/letting/room-choices/own-choices.tsx';
import { OwnerChoice } from '#features/letting/room-choices/owner-choice.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { anId, useFilters } from '#lib/use-address.ts';
import { useReader } from '#session/use-reader.ts';
import { HouseFrame } from './house-frame.tsx';
import { NoHouseYet } from './no-house-yet.tsx';

const FILTERS = { choice: anId };

/** Room choices of the reader's houses, or in which they take part; one of them: `/rooms?choice=`. */
export default function RoomsPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  const [{ choice }] = useFilters(FILTERS);
  if (role !== 'homeowner') return choice === undefined ? <OwnChoices /> : <AccountChoice key={choice} id={choice} />;
  if (choice !== undefined) return <OwnerChoice key={choice} id={choice} />;
  return (
    <HouseFrame
      heading={t('roomChoices.heading')}
      leadOf={({ name: house }) => t('roomChoices.lead.homeowner', { house })}
      actionsOf={(house) => <OpenChoice key={house._id} house={house} />}
      width={860}
      none={<NoHouseYet text={t('roomChoices.none.house')} add={t('roomChoices.addHouse')} />}
    >
      {({ _id: houseId }) => <ChoicesOfHouse houseId={houseId} />}
    </HouseFrame>
  );
}
