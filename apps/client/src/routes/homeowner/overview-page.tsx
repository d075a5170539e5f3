import type { Conversation, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { byNewest } from '../../features/chat/conversations/conversation-patches.ts';
import { NewestMessages } from '../../features/chat/conversations/newest-messages.tsx';
import { usePreview } from '../../features/chat/conversations/use-preview.ts';
import { useOwnConversations } from '../../features/chat/use-unread.ts';
import { HouseGrid } from '../../features/houses/house-grid.tsx';
import { PhotosDialog } from '../../features/photos/photos-dialog.tsx';
import { useMe } from '../../session/me-context.tsx';
import { PhotoIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';

const NEWEST_SHOWN = 5;

interface HouseBodyProps {
  house: House;
  conversations: readonly Conversation[];
  me: string;
  onPhotos: () => void;
}

function HouseBody({ house, conversations, me, onPhotos }: HouseBodyProps) {
  const { t } = useTranslation();
  const newest = byNewest(conversations)[0];
  const unread = conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
  const preview = usePreview(newest?.last_message ?? null, me);
  return (
    <>
      <Box>
        <LinearProgress
          variant="determinate"
          value={house.rooms === 0 ? 0 : Math.min((house.roomies / house.rooms) * 100, 100)}
          aria-label={t('houses.overview.occupancy', { lived: house.roomies, rooms: house.rooms })}
          sx={{ height: 6, borderRadius: 1, bgcolor: 'divider' }}
        />
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {t('houses.overview.occupancy', { lived: house.roomies, rooms: house.rooms })}
        </Typography>
      </Box>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, color: unread > 0 ? 'error.main' : 'text.secondary' }}>
          {unread > 0 ? t('chat.unread', { count: unread }) : t('houses.overview.quiet')}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {(newest?.last_message ?? null) === null ? t('houses.overview.noMessages') : preview}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {newest !== undefined && (
          <Button
            component={Link}
            to={`/chat?c=${newest._id}`}
            variant="outlined"
            aria-label={`${t('houses.overview.openChat')}: ${house.name}`}
            sx={{ flex: 1, whiteSpace: 'nowrap' }}
          >
            {t('houses.overview.openChat')}
          </Button>
        )}
        <Button startIcon={<PhotoIcon />} aria-label={t('photos.editOf', { name: house.name })} onClick={onPhotos}>
          {t('photos.edit')}
        </Button>
      </Box>
    </>
  );
}

/** The homeowner's start: every house as a card, and what was written last. */
export default function OverviewPage() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const { currentData: conversations } = useOwnConversations();
  const [pictured, setPictured] = useState<House | null>(null);
  const ofHouse = (house: House): Conversation[] => conversations?.filter(({ house_id: id }) => id === house._id) ?? [];
  return (
    <Page heading={t('houses.overview.heading')} lead={t('houses.overview.lead')}>
      <HouseGrid
        empty={t('houses.overview.empty')}
        renderBody={(house) => (
          <HouseBody
            house={house}
            conversations={ofHouse(house)}
            me={userData._id}
            onPhotos={() => {
              setPictured(house);
            }}
          />
        )}
      />
      <Box sx={{ mt: 4 }}>
        <NewestMessages
          conversations={conversations === undefined ? undefined : byNewest(conversations).slice(0, NEWEST_SHOWN)}
          me={userData._id}
          empty={t('chat.empty.homeowner')}
        />
      </Box>
      {pictured !== null && (
        <PhotosDialog
          house={pictured}
          onClose={() => {
            setPictured(null);
          }}
        />
      )}
    </Page>
  );
}
