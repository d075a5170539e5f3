import type { CalendarItem } from '@common-roof/contracts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day as dayText } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { useHouseTime } from '#ui/use-house-time.ts';

interface ItemText {
  /** What it is: "Kitchen: Ada". */
  readonly title: string;
  /** The same in a narrow day, beside the icon of its kind. */
  readonly short: string;
  /** When it is, if not all day, and whether that is certain. */
  readonly details: string;
}

/** Returns the words for an item of a house's calendar. */
export function useItemText(house: { readonly time_zone: string }): (item: CalendarItem) => ItemText {
  const { t, i18n } = useTranslation();
  const timeOf = useHouseTime(house);
  const titleOf = ({ kind, about, person, is_own: isOwn, state }: CalendarItem): string => {
    const who = isOwn ? t('calendar.you') : (person?.first_name ?? '');
    switch (kind) {
      case 'turn':
        return person === null ? about : t('calendar.item.turn', { chore: about, who });
      case 'cleaning':
        return isOwn ? t('calendar.item.cleaningOwn') : t('calendar.item.cleaning', { who });
      case 'showing':
        return t('calendar.item.showing', { room: about });
      case 'repair':
        return t('calendar.item.repair', { title: about });
      case 'guest':
        return isOwn ? t('calendar.item.guestOwn', { guest: about }) : t('calendar.item.guest', { guest: about, who });
      case 'parcel':
        return isOwn
          ? t('calendar.item.parcelOwn', { place: about })
          : t('calendar.item.parcel', { who, place: about });
      case 'away':
        return isOwn ? t('calendar.item.awayOwn') : t('calendar.item.away', { who });
      case 'move_in':
        return isOwn ? t('calendar.item.moveInOwn', { room: about }) : t('calendar.item.moveIn', { who, room: about });
      case 'move_out':
        return isOwn
          ? t('calendar.item.moveOutOwn', { room: about })
          : t('calendar.item.moveOut', { who, room: about });
      case 'rent':
        return t('calendar.item.rent');
      case 'bill':
        return t(state === 'tentative' ? 'calendar.item.billExpected' : 'calendar.item.bill', { bill: about });
      case 'purchase':
        return isOwn
          ? t('calendar.item.purchaseOwn', { name: about })
          : t('calendar.item.purchase', { name: about, who });
    }
  };
  const detailsOf = ({ kind, day, until, from, to, state, entry }: CalendarItem): string => {
    const times = [from, to].filter((one) => one !== null).map(timeOf);
    const isOver = until === day || kind === 'parcel';
    const days = isOver ? null : t('calendar.until', { day: dayText(until, i18n.language) });
    const marks = state === 'planned' || kind === 'bill' ? null : t(`calendar.state.${state}`);
    const note = entry === null || entry.note === '' ? null : entry.note;
    return [times.join(' – '), days, marks, note].filter((one) => one !== null && one !== '').join(dot());
  };
  const shortOf = (item: CalendarItem): string => {
    const { kind, about, person } = item;
    if (kind === 'away' || kind === 'cleaning') return person?.first_name ?? titleOf(item);
    return about === '' ? titleOf(item) : about;
  };
  return (item) => ({ title: titleOf(item), short: shortOf(item), details: detailsOf(item) });
}
