import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { partyOf } from '#features/living/chat/own-side.ts';
import { ChatScreen } from '#features/living/chat/view/chat-screen.tsx';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { ChatIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';

/** Any signed-in user may open the path; roles without conversations get a link to their own page. */
export default function ChatPage() {
  const { t } = useTranslation();
  const { userType, userData } = useMe();
  const side = partyOf(userType);
  if (side !== null) return <ChatScreen side={side} me={{ id: userData._id, email: userData.email }} />;
  const isAdmin = userType === 'admin';
  return (
    <Page heading={t('chat.heading')}>
      <EmptyState
        icon={<ChatIcon />}
        heading={t('chat.empty.heading')}
        text={isAdmin ? t('chat.empty.admin') : t('chat.empty.neatkeeper')}
        action={
          <Button component={Link} to={isAdmin ? paths.allHouses : HOME_OF[userType]} variant="contained">
            {isAdmin ? t('chat.empty.toHouses') : t('houses.today.toOwn')}
          </Button>
        }
      />
    </Page>
  );
}
