import type { KeptHouse } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { fullName } from '../../../../lib/person.ts';
import { HouseDrawing } from '../../../../ui/house-drawing.tsx';
import { usePlanText } from '../use-plan-text.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

interface KeptHouseCardProps {
  house: KeptHouse;
  /** The wanted board of the house. */
  children: ReactNode;
}

/** A house as its neatkeeper sees it: where it is, when to come, its rooms, who runs it. */
export function KeptHouseCard({ house, children }: KeptHouseCardProps) {
  const { t } = useTranslation();
  const planText = usePlanText();
  const { homeowner } = house;
  return (
    <Card component="li" sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box>
        <HouseDrawing id={house._id} />
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {house.name}
          </Typography>
          <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
            <Fact name={t('kept.address')}>
              {house.street}, {house.postal_code} {house.city}
            </Fact>
            <Fact name={t('kept.days')}>{planText(house.cleaning)}</Fact>
            <Fact name={t('kept.rooms')}>{house.rooms.join(', ')}</Fact>
            <Fact name={t('kept.homeowner')}>
              {fullName(homeowner)}
              {homeowner.email !== null && (
                <>
                  {' · '}
                  <Link href={`mailto:${homeowner.email}`}>{homeowner.email}</Link>
                </>
              )}
              {homeowner.phone !== null && (
                <>
                  {' · '}
                  <Link href={`tel:${homeowner.phone.replace(/\s/g, '')}`}>{homeowner.phone}</Link>
                </>
              )}
            </Fact>
          </Box>
        </Box>
      </Box>
      <Box sx={{ p: { xs: 1, sm: 2 }, alignSelf: 'start' }}>{children}</Box>
    </Card>
  );
}
