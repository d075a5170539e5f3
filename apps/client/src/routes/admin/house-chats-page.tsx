import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { HouseChats } from '#features/living/chat/view/house-chats.tsx';
import { ReasonForm } from '#features/living/chat/view/reason-form.tsx';
import { useMe } from '#session/me-context.tsx';

const nameIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string' ? state.name : null;

/** The reason is kept while the page is open, and asked again afterwards. */
export default function HouseChatsPage() {
  const { t } = useTranslation();
  const { houseId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const { userData } = useMe();
  const [reason, setReason] = useState<string | null>(null);
  const name = nameIn(state) ?? t('houseChats.fallback');
  return (
    <>
      <Box sx={{ px: { xs: 2, md: 3 }, py: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
        <Link component={RouterLink} to={paths.allHouses} variant="body2">
          {t('houseChats.back')}
        </Link>
        <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
          {t('houseChats.heading', { name })}
        </Typography>
      </Box>
      {reason === null ? (
        <Box sx={{ p: { xs: 2, md: 4 } }}>
          <ReasonForm onReason={setReason} />
        </Box>
      ) : (
        <HouseChats houseId={houseId} reason={reason} me={userData._id} />
      )}
    </>
  );
}
