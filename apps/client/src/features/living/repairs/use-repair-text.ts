import type { Repair } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { nearTime, spanIn } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { useReader } from '#session/use-reader.ts';

/** Returns how a repair is described in lists and in its dialog. */
export function useRepairText() {
  const { t, i18n } = useTranslation();
  const { id: me } = useReader();
  const { language } = i18n;
  const nameOf = ({ _id, first_name }: Repair['reporter']): string => (_id === me ? t('repairs.you') : first_name);
  /** Who takes care of it; null: the homeowner. */
  const carerOf = ({ assignee, trade }: Repair): string | null =>
    trade?.name ?? (assignee === null ? null : nameOf(assignee));
  return {
    carerOf,
    /** Where it is: a room, or a part of the house. */
    place: ({ room, area, area_name: own }: Repair): string => {
      const part = area === 'other' ? (own ?? '') : t(`repairs.area.${area}`);
      const named = own === null || area === 'other' ? part : `${part}, ${own}`;
      return room === null ? named : `${room.name}${dot()}${named}`;
    },
    visit: ({ visit, house }: Repair): string =>
      visit === null ? '' : spanIn(house.time_zone, visit.from, visit.until, language),
    /** What happens next, or how it ended. */
    status: (repair: Repair): string => {
      const { state, visit, ended } = repair;
      const carer = carerOf(repair);
      switch (state) {
        case 'reported':
          return t('repairs.status.reported');
        case 'accepted':
          if (visit !== null) {
            return t(visit.agreed === null ? 'repairs.status.proposed' : 'repairs.status.agreed', {
              when: spanIn(repair.house.time_zone, visit.from, visit.until, language),
            });
          }
          return carer === null ? t('repairs.status.accepted') : t('repairs.status.assigned', { name: carer });
        default:
          return t(`repairs.status.${state}`, { when: ended === null ? '' : nearTime(ended.at, language) });
      }
    },
    reported: ({ reporter, reported_at: at }: Repair): string =>
      t('repairs.reported', { name: nameOf(reporter), when: nearTime(at, language) }),
    /** The same after a label that says “Reported”. */
    by: ({ reporter, reported_at: at }: Repair): string =>
      t('repairs.by', { name: nameOf(reporter), when: nearTime(at, language) }),
    nameOf,
  };
}
