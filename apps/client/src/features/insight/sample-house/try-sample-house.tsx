import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useMakeSampleHouseMutation, useSampleHouseQuery } from './sample-house-api.ts';

/** Offers a house to try things out with, unless the homeowner has one, and opens it once it is furnished. */
export function TrySampleHouse() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useSampleHouseQuery();
  const [make, { isLoading }] = useMakeSampleHouseMutation();
  if (data === undefined || (data.house_id !== null && !isLoading)) return null;
  const begin = async (): Promise<void> => {
    const answer = await make();
    if (answer.error !== undefined) showRefusal(answer.error);
    else if (answer.data.house_id !== null) void navigate(paths.house(answer.data.house_id));
  };
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Button variant="outlined" loading={isLoading} loadingPosition="start" onClick={() => void begin()}>
        {t('sampleHouse.try')}
      </Button>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '62ch', textWrap: 'pretty' }}
      >
        {isLoading ? t('sampleHouse.making') : t('sampleHouse.why')}
      </Typography>
    </Box>
  );
}
