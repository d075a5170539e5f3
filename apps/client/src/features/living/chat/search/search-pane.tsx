import { type Conversation, LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { anId, anyText, oneOf, useFilters, useQuery, withChanges } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { BackIcon, PhotoIcon } from '#ui/icons.tsx';
import { SearchIcon } from '#ui/public-icons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState } from '#ui/states.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { nameConversation } from '#features/living/chat/conversations/conversation-name.ts';
import { EVERYWHERE, NEWEST, NO_SEARCH } from '#features/living/chat/view/chat-address.ts';
import { DateJump } from './date-jump.tsx';
import { SearchResults } from './search-results.tsx';

const FILTERS = { q: anyText, from: anId, photos: oneOf(['true']) };

interface SearchPaneProps {
  conversations: readonly Conversation[];
  /** The searched conversation; null: all of them. */
  scope: Conversation | null;
  openId: string | null;
  me: string;
  isPhone: boolean;
}

/** Arrow keys move from the field through the results; Enter opens one, Escape closes the search. */
function walkResults(event: KeyboardEvent<HTMLDivElement>, close: () => void): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    close();
  }
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const field = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-found]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? undefined : stops[at + (event.key === 'ArrowUp' ? -1 : 1)];
  if (next === undefined || next === null) return;
  event.preventDefault();
  next.focus();
}

/** Searches the messages of one conversation or of all. What is searched is in the URL. */
export function SearchPane({ conversations, scope, openId, me, isPhone }: SearchPaneProps) {
  const { t } = useTranslation();
  const [{ q = '', from, photos }, set] = useFilters(FILTERS);
  const [, change] = useQuery();
  const pane = useRef<HTMLDivElement>(null);
  const people = useMemo(() => peopleOf(scope === null ? conversations : [scope]), [conversations, scope]);
  const words = q.length >= LIMITS.searchMin ? q : undefined;
  const isAsking = words !== undefined || from !== undefined || photos !== undefined;

  /** Keeps the search, to which the back button returns. */
  const open = (conversationId: string, at: string): void => {
    change((present) => withChanges(present, { c: conversationId, at }), 'push');
  };
  const close = (): void => {
    change((present) => withoutSearch(present, isPhone));
  };

  // It is opened to type, unless one comes back to results.
  useEffect(() => {
    if (pane.current?.querySelector('[aria-current="true"]') !== null) return;
    pane.current.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }, []);

  return (
    <Box
      ref={pane}
      role="search"
      aria-label={t('chatSearch.heading')}
      onKeyDown={(event) => {
        walkResults(event, close);
      }}
    >
      <Box component="h1" sx={visuallyHidden}>
        {t('chatSearch.heading')}
      </Box>
      <Stack spacing={1.5} sx={{ position: 'sticky', top: 0, zIndex: 1, p: 1.5, pb: 1, bgcolor: 'background.paper' }}>
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <IconButton aria-label={t('chatSearch.close')} onClick={close}>
            <BackIcon />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <SearchField
              label={t('chatSearch.placeholder')}
              clearLabel={t('chatSearch.clear')}
              value={q}
              fullWidth
              onSearch={(value) => {
                set({ q: value });
              }}
            />
          </Box>
        </Box>
        {scope !== null && (
          <Box>
            <Chip
              label={t('chatSearch.within', { name: nameConversation(scope, me).name })}
              onDelete={() => {
                change((present) => withChanges(present, { search: EVERYWHERE }));
              }}
              sx={{ maxWidth: '100%' }}
            />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ChoiceFilter
            label={t('chatSearch.from')}
            any={t('chatSearch.anyone')}
            value={people.has(from ?? '') ? (from ?? '') : ''}
            choices={[...people.keys()]}
            nameOf={(id) => (id === me ? t('chat.you') : (people.get(id) ?? ''))}
            onChoose={(id) => {
              set({ from: id });
            }}
          />
          <Chip
            icon={<PhotoIcon />}
            label={t('chatSearch.withPhotos')}
            aria-pressed={photos !== undefined}
            color={photos === undefined ? 'default' : 'primary'}
            variant={photos === undefined ? 'outlined' : 'filled'}
            onClick={() => {
              set({ photos: photos === undefined ? 'true' : undefined });
            }}
          />
        </Box>
        {scope !== null && (
          <DateJump
            onGo={(at) => {
              open(scope._id, at);
            }}
          />
        )}
      </Stack>
      {isAsking ? (
        <SearchResults
          search={{ me, q: words, from, photos, conversation: scope?._id }}
          conversations={conversations}
          openId={openId}
          onOpen={({ conversation_id: id, _id }) => {
            open(id, _id);
          }}
        />
      ) : (
        <EmptyState icon={<SearchIcon />} text={t('chatSearch.hint')} />
      )}
    </Box>
  );
}

/** On a phone, a search over all conversations was opened from their list, and one of a conversation from its end. */
function withoutSearch(present: URLSearchParams, isPhone: boolean): Record<string, string> {
  const isOfList = isPhone && present.get('search') === EVERYWHERE;
  const isAtEnd = isPhone || present.get('at') === NEWEST;
  return withChanges(present, {
    ...NO_SEARCH,
    ...(isOfList && { c: undefined }),
    ...(isAtEnd && { at: undefined }),
  });
}

/** Returns the people in these conversations by id, ordered by name. */
function peopleOf(conversations: readonly Conversation[]): ReadonlyMap<string, string> {
  const named = conversations.flatMap(({ members }) =>
    members.map((member) => [member._id, fullName(member)] as const),
  );
  return new Map(named.toSorted(([, one], [, other]) => one.localeCompare(other)));
}
