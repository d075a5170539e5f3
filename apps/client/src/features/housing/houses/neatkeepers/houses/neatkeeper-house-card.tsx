import type { KeptHouse } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { HouseDrawing } from '#ui/house-drawing.tsx';
import { usePlanText } from '#features/housing/houses/neatkeepers/use-plan-text.ts';
import { comma } from '#lib/direction.ts';

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

interface NeatkeeperHouseCardProps {
  house: KeptHouse;
  /** The house's wanted board. */
  children: ReactNode;
}

/** A house as its neatkeeper sees it: address, cleaning days, rooms and homeowner. */
export function NeatkeeperHouseCard({ house, children }: NeatkeeperHouseCardProps) {
  const { t } = useTranslation();
  const planText = usePlanText();
  const { homeowner } = house;
  return (
    <Card
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
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
            <Fact name={t('kept.rooms')}>{house.rooms.join(comma())}</Fact>
            <Fact name={t('kept.homeowner')}>
              {fullName(homeowner)}
              <ContactLinks email={homeowner.email} phone={homeowner.phone} />
            </Fact>
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          p: { md: 2 },
          alignSelf: 'start',
          // Below the house it is a part of the card rather than a card in it.
          '& > section': { borderWidth: { xs: '1px 0 0', md: 1 }, borderRadius: { xs: 0, md: 1 } },
        }}
      >
        {children}
      </Box>
    </Card>
  );
}
