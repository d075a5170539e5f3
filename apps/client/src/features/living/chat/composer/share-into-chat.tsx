import { useTranslation } from '#i18n/use-translation.ts';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { byNewest } from '#features/living/chat/conversations/conversation-patches.ts';
import { ConversationList } from '#features/living/chat/conversations/conversation-list.tsx';
import { useOwnConversations } from '#features/living/chat/use-unread.ts';
import { drafts } from './drafts.ts';
import { chooseFiles } from './use-chosen-files.ts';

interface ShareIntoChatProps {
  me: string;
  text: string;
  files: readonly File[];
  /** Called with the conversation whose next message has it. */
  onDone: (conversationId: string) => void;
}

/** Puts a text and photos into the next message of the conversation that the reader chooses. */
export function ShareIntoChat({ me, text, files, onDone }: ShareIntoChatProps) {
  const { t } = useTranslation();
  const { conversations, isError, refetch } = useOwnConversations();
  if (conversations === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  }
  const open = conversations.filter(({ can_write: canWrite }) => canWrite);
  if (open.length === 0) return <NothingHere text={t('share.noChat')} />;
  const choose = async (id: string): Promise<void> => {
    // What was being written there stays in front of it.
    const begun = await drafts.load(me, id).catch(() => '');
    if (text !== '') drafts.save(me, id, begun === '' ? text : `${begun}\n${text}`);
    chooseFiles(me, id, files);
    onDone(id);
  };
  return (
    <ConversationList conversations={byNewest(open)} selectedId={null} me={me} onSelect={(id) => void choose(id)} />
  );
}
