import { useHouseQuery } from '#api/resources/houses.ts';
import { useReader } from '#session/use-reader.ts';
import type { SplitPerson } from '#ui/person-fields.tsx';

/** Returns who lives in a house, the reader first; empty while it loads. */
export function useSplitPeople(houseId: string): readonly SplitPerson[] {
  const { id } = useReader();
  const { currentData } = useHouseQuery({ id: houseId });
  const people = (currentData?.roomies ?? [])
    .filter(({ tenancy_state: state }) => state !== 'upcoming')
    .map(({ _id, first_name }) => ({ _id, first_name }));
  return people.toSorted(
    (a, b) => Number(b._id === id) - Number(a._id === id) || a.first_name.localeCompare(b.first_name),
  );
}
