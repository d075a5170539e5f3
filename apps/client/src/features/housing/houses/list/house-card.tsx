import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { pathOfHouse } from '#lib/paths.ts';
import { HouseDrawing } from '#ui/house-drawing.tsx';
import { PrivateImage } from '#ui/private-image.tsx';
import { SampleTag } from '#ui/sample-tag.tsx';
import { HouseStateTag } from '#features/housing/houses/state-tags.tsx';
import { dot } from '#lib/direction.ts';

/** A house at a glance; its open tasks are the children. */
export function HouseCard({ house, children }: { house: House; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card component="article" aria-label={house.name} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ height: 140 }}>
        <PrivateImage path={house.cover?.small_url ?? null} alt="" fallback={<HouseDrawing id={house._id} />} />
      </Box>
      <CardContent sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1.5, p: 2.5 }}>
        <Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="h3" component="h2" sx={{ minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={pathOfHouse(house)}
                color="inherit"
                underline="hover"
                sx={{ display: 'inline-block', py: 1, my: -1 }}
              >
                {house.name}
              </Link>
            </Typography>
            {house.is_sample && <SampleTag />}
            {house.state !== 'open' && <HouseStateTag state={house.state} />}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {house.city}
            {dot()}
            {t('houses.overview.rooms', { count: house.rooms })}
            {dot()}
            {t('houses.overview.roomies', { count: house.roomies })}
          </Typography>
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}
