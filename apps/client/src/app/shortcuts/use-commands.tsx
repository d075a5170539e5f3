import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { useSavePreferencesMutation } from '#features/identity/accounts/account/account-api.ts';
import { logOut } from '#features/identity/accounts/sign-in/log-out.ts';
import { nameConversation } from '#features/living/chat/conversations/conversation-name.ts';
import { useOwnConversations } from '#features/living/chat/use-unread.ts';
import { LANGUAGES, switchLanguage } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { pathOfHouse, paths } from '#lib/paths.ts';
import { toOpen } from '#lib/use-opening.ts';
import { useLivesNowhere, useReader } from '#session/use-reader.ts';
import { AddIcon, ChatIcon, HousesIcon, LogoutIcon, NoteIcon, PersonIcon } from '#ui/icons.tsx';
import { MENU_ICONS } from '#app/menu-icons.tsx';
import { menuOf } from '#app/route-table.ts';
import type { Command } from './find-commands.ts';
import { GO_KEYS } from './go-keys.ts';

export interface PaletteCommand extends Command {
  readonly icon: ReactNode;
  /** The keys that do the same. */
  readonly keys?: string;
}

interface Opens {
  onNotes: () => void;
  onHelp: () => void;
}

const THEMES = ['light', 'dark', 'system'] as const;

/** What people of a role often add in a house, and the page on which it opens. */
const ADDED = {
  roomie: {
    post: toOpen(paths.feed, 'post'),
    purchase: toOpen(paths.costs, 'purchase'),
    repair: toOpen(paths.repairs, 'repair'),
  },
  homeowner: {
    announcement: toOpen(paths.announcements, 'announcement'),
    repair: toOpen(paths.repairs, 'repair'),
    guide: toOpen(paths.guide, 'guide'),
    cost: toOpen(paths.finances, 'cost'),
    invitation: toOpen(paths.neatkeepers, 'invitation'),
  },
  neatkeeper: {},
  admin: {},
} as const;

/** Lists what the reader can do from anywhere: pages they may open, actions, their conversations and houses, settings. */
export function useCommands({ onNotes, onHelp }: Opens): PaletteCommand[] {
  const { t } = useTranslation();
  const { id: me, role } = useReader();
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const [savePreferences] = useSavePreferencesMutation();
  const { conversations = [] } = useOwnConversations();
  const { data: own } = useOwnHousesQuery(undefined, { skip: role !== 'homeowner' });
  const houses = own?.items ?? [];
  const livesNowhere = useLivesNowhere();
  const goTo = (path: string) => (): void => void navigate(path);

  const hasHouse = role === 'homeowner' ? houses.length > 0 : !livesNowhere;
  const added: readonly (readonly [name: string, path: string])[] = [
    // First, because it is known first: what comes later is added below it.
    ...(role === 'homeowner' ? ([['house', paths.newHouse]] as const) : []),
    ...(hasHouse ? Object.entries<string>(ADDED[role]) : []),
  ];
  const actions = added.map(([name, path]): PaletteCommand => ({
    id: `add:${name}`,
    group: 'actions',
    label: t(`palette.add.${name as 'post'}`),
    icon: <AddIcon />,
    run: goTo(path),
  }));
  const pages = menuOf(role).flatMap(({ items }) =>
    items.map(({ path, menu }): PaletteCommand => {
      const Icon = MENU_ICONS[menu.icon];
      const keys = `g ${GO_KEYS[menu.label]}`;
      return {
        id: path,
        group: 'pages',
        label: t(`shell.nav.${menu.label}`),
        icon: <Icon />,
        keys,
        run: goTo(path),
      };
    }),
  );
  const chats = conversations.map((conversation): PaletteCommand => {
    const { name, place } = nameConversation(conversation, me);
    return {
      id: paths.conversation(conversation._id),
      group: 'conversations',
      label: name,
      ...(place === null ? {} : { keywords: place }),
      icon: <ChatIcon />,
      run: goTo(paths.conversation(conversation._id)),
    };
  });
  const ofHouses = houses.flatMap((house): PaletteCommand[] => [
    {
      id: paths.house(house._id),
      group: 'houses',
      label: house.name,
      keywords: house.city,
      icon: <HousesIcon />,
      run: goTo(pathOfHouse(house)),
    },
    ...(house.state === 'open'
      ? [
          {
            id: paths.enterBill(house._id),
            group: 'houses' as const,
            label: t('palette.enterBill', { house: house.name }),
            icon: <AddIcon />,
            run: goTo(paths.enterBill(house._id)),
          },
        ]
      : []),
  ]);
  const settings: PaletteCommand[] = [
    { id: 'notes', group: 'settings', label: t('shell.yourNotes'), icon: <NoteIcon />, run: onNotes },
    ...THEMES.map((theme) => ({
      id: `theme:${theme}`,
      group: 'settings' as const,
      label: t(`palette.theme.${theme}`),
      keywords: t('shell.theme.label'),
      icon: <PersonIcon />,
      run: () => {
        setMode(theme);
        void savePreferences({ body: { theme } });
      },
    })),
    ...LANGUAGES.map((locale) => ({
      id: `language:${locale}`,
      group: 'settings' as const,
      label: t('palette.language', { language: t(`shell.language.${locale}`) }),
      keywords: t('shell.language.label'),
      icon: <PersonIcon />,
      run: () => {
        void switchLanguage(locale);
        void savePreferences({ body: { locale } });
      },
    })),
    {
      id: 'help',
      group: 'settings',
      label: t('palette.shortcuts.heading'),
      icon: <NoteIcon />,
      keys: '?',
      run: onHelp,
    },
    {
      id: 'logout',
      group: 'settings',
      label: t('shell.logout'),
      icon: <LogoutIcon />,
      run: () => void logOut(),
    },
  ];
  return [...actions, ...pages, ...chats, ...ofHouses, ...settings];
}
