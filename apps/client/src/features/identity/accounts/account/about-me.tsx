import type { MyProfile } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { comma } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { fullName } from '#lib/person.ts';
import { FactList } from '#ui/fact-list.tsx';
import { Section } from '#ui/page.tsx';

function useRows(me: MyProfile): [string, string][] {
  const { t, i18n } = useTranslation();
  const none = t('ownAccount.none');
  const verified = me.email_verified ? t('ownAccount.emailVerified') : t('ownAccount.emailUnverified');
  const rows: [string, string][] = [[t('ownAccount.email'), `${me.email} (${verified})`]];
  if (me.account_type === 'roomie') {
    rows.push(
      [t('ownAccount.house'), me.house?.name ?? none],
      [t('ownAccount.room'), me.room?.room_name ?? none],
      [
        t('roomies.rent'),
        me.rent === null || me.currency === null
          ? none
          : t('roomies.rentPer', {
              rent: formatMoney(me.rent, me.currency, i18n.language),
              period: me.rent_period ?? 'month',
            }),
      ],
      [t('ownAccount.points'), new Intl.NumberFormat(i18n.language).format(me.points)],
    );
  }
  if (me.account_type === 'roomie' && me.comments !== null && me.comments !== '')
    rows.push([t('roomies.comments'), me.comments]);
  if (me.account_type === 'homeowner')
    rows.push([t('ownAccount.houses'), new Intl.NumberFormat(i18n.language).format(me.houses)]);
  if (me.account_type === 'neatkeeper')
    rows.push([t('ownAccount.houses'), me.houses.map(({ name }) => name).join(comma()) || none]);
  return rows;
}

/**
 * @param photo the user's photo and its actions
 * @param children others' ratings of the user
 */
export function AboutMe({ me, photo, children }: { me: MyProfile; photo: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation();
  const rows = useRows(me);
  return (
    <Section id="about-me" title={fullName(me)}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Typography sx={{ mt: -1, mb: 2, color: 'text.secondary' }}>{t(`shell.role.${me.account_type}`)}</Typography>
        <Box sx={{ mb: 2 }}>{photo}</Box>
        <FactList facts={rows} />
        {children}
      </Box>
    </Section>
  );
}
