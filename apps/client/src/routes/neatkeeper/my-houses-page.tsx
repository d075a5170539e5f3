import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { useMe } from '../../session/me-context.tsx';
import { HouseDrawing } from '../../ui/house-drawing.tsx';
import { BroomIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';

export default function MyHousesPage() {
  const { t } = useTranslation();
  const { userData } = useMe();
  if (userData.account_type !== 'neatkeeper') return null;
  const { houses } = userData;
  return (
    <Page heading={t('houses.kept.heading')} lead={t('houses.kept.lead')}>
      {houses.length === 0 && <EmptyState icon={<BroomIcon />} text={t('houses.kept.empty')} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {houses.map(({ _id, name }) => (
          <Card key={_id} component="li">
            <HouseDrawing id={_id} />
            <Typography variant="h3" component="h2" sx={{ p: 2.5 }}>
              {name}
            </Typography>
          </Card>
        ))}
      </Box>
    </Page>
  );
}
