import type { LeaseRent, RentChange } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';

interface RentChangeTextProps {
  change: RentChange;
  lease: Pick<LeaseRent, 'currency'>;
  /** The roomie, if the homeowner reads. */
  name?: string;
}

/** What was announced, when, and what the roomie said about it. */
export function RentChangeText({ change, lease: { currency }, name }: RentChangeTextProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { from, rent, before, announced_at: at, in_force: isInForce, answer } = change;
  const values = {
    day: day(from, language),
    rent: formatMoney(rent, currency, language),
    before: formatMoney(before, currency, language),
    name: name ?? '',
  };
  const side = name === undefined ? 'own' : 'of';
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`leases.rent.${side}.${isInForce ? 'since' : 'from'}`, values)}
      </Typography>
      <Typography variant="body2">{t('leases.rent.noticeOn', { day: dateOf(at, language) })}</Typography>
      {answer !== null && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {t(`leases.rent.${side}.${answer.said}`, {
            ...values,
            day: dateOf(answer.at, language),
            objection: answer.objection,
          })}
        </Typography>
      )}
    </>
  );
}
