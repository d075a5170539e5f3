import { useTranslation } from '#i18n/use-translation.ts';
import { houseTimeOf } from '#lib/house-time.ts';

/** Formats a time of day in a house: "20:00", or "20:00 local time (London)" for a reader elsewhere. */
export function useHouseTime({ time_zone: zone }: { readonly time_zone: string }): (iso: string) => string {
  const { t, i18n } = useTranslation();
  return (iso) => {
    const { time, place } = houseTimeOf(zone, iso, i18n.language);
    return place === null ? time : t('shell.houseTime', { time, place });
  };
}
