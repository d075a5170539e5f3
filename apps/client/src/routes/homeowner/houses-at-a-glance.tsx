import type { Conversation, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { HouseGrid } from '../../features/home/houses/list/house-grid.tsx';
import { HouseList } from '../../features/home/houses/list/house-list.tsx';
import { OccupancyLine } from '../../features/home/houses/list/occupancy-line.tsx';
import { byNewest } from '../../features/living/chat/conversations/conversation-patches.ts';
import { NewestMessages } from '../../features/living/chat/conversations/newest-messages.tsx';
import { usePreview } from '../../features/living/chat/conversations/use-preview.ts';
import { useOwnConversations } from '../../features/living/chat/use-unread.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOfHouse, paths } from '../../lib/paths.ts';
import { useMe } from '../../session/me-context.tsx';
import { HousesIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';

const NEWEST_SHOWN = 5;
const HOUSES_SHOWN = 6;

function HouseBody({ house, conversations, me }: { house: House; conversations: readonly Conversation[]; me: string }) {
  const { t } = useTranslation();
  const newest = byNewest(conversations)[0];
  const unread = conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
  const preview = usePreview(newest?.last_message ?? null, me);
  if (house.state === 'draft') {
    return (
      <Button
        component={Link}
        to={pathOfHouse(house)}
        variant="outlined"
        aria-label={t('owner.list.continueNamed', { name: house.name })}
        sx={{ mt: 'auto' }}
      >
        {t('owner.list.continue')}
      </Button>
    );
  }
  return (
    <>
      <OccupancyLine house={house} />
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, color: unread > 0 ? 'error.main' : 'text.secondary' }}>
          {unread > 0 ? t('chat.unread', { count: unread }) : t('houses.overview.quiet')}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {(newest?.last_message ?? null) === null ? t('houses.overview.noMessages') : preview}
        </Typography>
      </Box>
      {newest !== undefined && (
        <Button
          component={Link}
          to={paths.conversation(newest._id)}
          variant="outlined"
          aria-label={`${t('houses.overview.openChat')}: ${house.name}`}
        >
          {t('houses.overview.openChat')}
        </Button>
      )}
    </>
  );
}

/** Each house with its rooms and its chat, and what was written last. */
export function HousesAtAGlance() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const { conversations } = useOwnConversations();
  const ofHouse = (house: House): Conversation[] => conversations?.filter(({ house_id: id }) => id === house._id) ?? [];
  const empty = (
    <EmptyState
      icon={<HousesIcon />}
      heading={t('owner.list.emptyHeading')}
      text={t('owner.list.empty')}
      action={
        <Button component={Link} to={paths.newHouse} variant="contained">
          {t('owner.list.add')}
        </Button>
      }
    />
  );
  return (
    <>
      <Stack direction="row" sx={{ mt: 5, mb: 2, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2">{t('owner.dashboard.atAGlance')}</Typography>
        <Button component={Link} to={paths.houses} sx={{ flex: 'none' }}>
          {t('owner.dashboard.allHouses')}
        </Button>
      </Stack>
      <HouseList filter={{}} empty={empty}>
        {(houses) => (
          <HouseGrid
            houses={houses.slice(0, HOUSES_SHOWN)}
            renderBody={(house) => <HouseBody house={house} conversations={ofHouse(house)} me={userData._id} />}
          />
        )}
      </HouseList>
      <Box sx={{ mt: 4 }}>
        <NewestMessages
          conversations={conversations === undefined ? undefined : byNewest(conversations).slice(0, NEWEST_SHOWN)}
          me={userData._id}
          empty={t('chat.empty.homeowner')}
        />
      </Box>
    </>
  );
}
