import type { Conversation } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { ConversationList } from './conversation-list.tsx';

/** The newest conversations outside the chat page, as links to it. */
export function NewestMessages({
  conversations,
  me,
  empty,
}: {
  conversations: readonly Conversation[] | undefined;
  me: string;
  empty: string;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Section
      id="newest-messages"
      title={t('houses.today.newest')}
      actions={
        <Button component={Link} to={paths.chat}>
          {t('houses.today.allMessages')}
        </Button>
      }
    >
      {conversations === undefined && <ListSkeleton rows={3} />}
      {conversations?.length === 0 && <EmptyState icon={<ChatIcon />} text={empty} />}
      {conversations !== undefined && conversations.length > 0 && (
        <ConversationList
          conversations={conversations}
          selectedId={null}
          me={me}
          onSelect={(id) => void navigate(paths.conversation(id))}
        />
      )}
    </Section>
  );
}
