import type { VariableCost } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { localeFor } from '#lib/dates.ts';

/** Returns a meter's readings as text: `Hall: 1,204.5 → 1,391 kWh, 186.5 kWh used`. */
export function useMeter(): (meter: NonNullable<VariableCost['meter']>) => string {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(localeFor(i18n.language), { maximumFractionDigits: 3 });
  return ({ name, start, end, unit, used }) => {
    const said = t('costs.meter.read', {
      start: number.format(Number(start)),
      end: number.format(Number(end)),
      used: number.format(Number(used)),
      unit,
    });
    return name === '' ? said : `${name}: ${said}`;
  };
}
