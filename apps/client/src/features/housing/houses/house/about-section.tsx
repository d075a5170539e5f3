import type { HouseDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { Tag } from '#ui/tag.tsx';
import { userText } from '#ui/user-text.ts';

export function AboutSection({ house }: { house: HouseDetail }) {
  const { t, i18n } = useTranslation();
  const { street, postal_code: postalCode, city, country } = house.address;
  const countryName = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country) ?? country;
  const rows = [
    [t('owner.house.address'), `${street}, ${postalCode} ${city}, ${countryName}`],
    [t('owner.house.currency'), house.currency],
    [t('owner.house.timeZone'), house.time_zone.replaceAll('_', ' ')],
  ] as const;
  return (
    <Section id="about-house" title={t('owner.house.about')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Typography sx={{ ...userText, ...(house.description === '' ? { color: 'text.secondary' } : {}) }}>
          {house.description === '' ? t('owner.house.noDescription') : house.description}
        </Typography>
        {house.amenities.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {house.amenities.map((amenity) => (
              <li key={amenity}>
                <Tag>{t(`rooms.amenities.${amenity}`)}</Tag>
              </li>
            ))}
          </Box>
        )}
        <Box component="dl" sx={{ m: 0, mt: 2.5, display: 'grid', rowGap: 1 }}>
          {rows.map(([label, value]) => (
            <Box key={label}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Section>
  );
}
