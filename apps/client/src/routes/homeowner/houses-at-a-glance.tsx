import type { Conversation, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { HouseList } from '#features/housing/houses/list/house-list.tsx';
import { OccupancyLine } from '#features/housing/houses/list/occupancy-line.tsx';
import { HouseStateTag } from '#features/housing/houses/state-tags.tsx';
import { byNewest } from '#features/living/chat/conversations/conversation-patches.ts';
import { NewestMessages } from '#features/living/chat/conversations/newest-messages.tsx';
import { useOwnConversations } from '#features/living/chat/use-unread.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { pathOfHouse, paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { HouseDrawing } from '#ui/house-drawing.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { ChatIcon, HousesIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { PrivateImage } from '#ui/private-image.tsx';
import { SampleTag } from '#ui/sample-tag.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';

const NEWEST_SHOWN = 5;
const HOUSES_SHOWN = 6;

/** A house as a row: its occupancy, and a link to its chat. */
function HouseRow({ house, conversations }: { house: House; conversations: readonly Conversation[] }) {
  const { t } = useTranslation();
  const newest = byNewest(conversations)[0];
  const unread = conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
  const isDraft = house.state === 'draft';
  const chat = `${t('houses.overview.openChat')}: ${house.name}`;
  return (
    <Box
      component="article"
      aria-label={house.name}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 'none', width: 64, height: 64, borderRadius: 1, overflow: 'hidden' }}>
        <PrivateImage
          path={house.cover?.small_url ?? null}
          alt=""
          fallback={<HouseDrawing id={house._id} height={64} />}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <MuiLink
            component={Link}
            to={pathOfHouse(house)}
            color="inherit"
            underline="hover"
            sx={{ py: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {house.name}
          </MuiLink>
          {house.is_sample && <SampleTag />}
          {house.state !== 'open' && <HouseStateTag state={house.state} />}
        </Box>
        {isDraft ? (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {house.city}
            </Typography>
            <ButtonRow>
              <Button
                component={Link}
                to={pathOfHouse(house)}
                aria-label={t('owner.list.continueNamed', { name: house.name })}
              >
                {t('owner.list.continue')}
              </Button>
            </ButtonRow>
          </>
        ) : (
          <OccupancyLine house={house} />
        )}
      </Box>
      {!isDraft && newest !== undefined && (
        <IconButton
          component={Link}
          to={paths.conversation(newest._id)}
          aria-label={unread > 0 ? `${chat}, ${t('chat.unread', { count: unread })}` : chat}
          sx={{ flex: 'none', width: 44, height: 44 }}
        >
          <CountBadge count={unread}>
            <ChatIcon />
          </CountBadge>
        </IconButton>
      )}
    </Box>
  );
}

/** Each house with its rooms, its chat and the newest messages. */
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
    <Box
      sx={{
        mt: 3,
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Section
        id="at-a-glance"
        title={t('owner.dashboard.atAGlance')}
        actions={
          <Button component={Link} to={paths.houses}>
            {t('owner.dashboard.allHouses')}
          </Button>
        }
      >
        <HouseList filter={{}} empty={empty} skeleton={<ListSkeleton rows={2} />}>
          {(houses) =>
            houses
              .slice(0, HOUSES_SHOWN)
              .map((house) => <HouseRow key={house._id} house={house} conversations={ofHouse(house)} />)
          }
        </HouseList>
      </Section>
      <NewestMessages
        conversations={conversations === undefined ? undefined : byNewest(conversations).slice(0, NEWEST_SHOWN)}
        me={userData._id}
        empty={t('chat.empty.homeowner')}
      />
    </Box>
  );
}
