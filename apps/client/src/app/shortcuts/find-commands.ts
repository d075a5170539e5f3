import { matchSorter } from 'match-sorter';

export const GROUPS = ['recent', 'actions', 'pages', 'conversations', 'houses', 'settings'] as const;
export type CommandGroup = (typeof GROUPS)[number];

/** Something the palette can do. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** What it is also found by. */
  readonly keywords?: string;
  readonly run: () => void;
}

/** Returns all commands by group, those used last before the others and in their order. */
export function byGroup<C extends Command>(commands: readonly C[], recent: readonly string[]): C[] {
  const last = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = commands.filter(({ id }) => !recent.includes(id));
  return [
    ...last.map((command) => ({ ...command, group: 'recent' as const })),
    ...GROUPS.flatMap((group) => others.filter((command) => command.group === group)),
  ];
}

/** Returns the commands that match what was typed, also with letters left out, best first; those used last win ties. */
export function findCommands<C extends Command>(commands: readonly C[], typed: string, recent: readonly string[]): C[] {
  const query = typed.trim();
  if (query === '') return byGroup(commands, recent);
  const rank = ({ id }: Command): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return matchSorter(commands, query, {
    keys: ['label', { key: ({ keywords }) => keywords ?? '', maxRanking: matchSorter.rankings.CONTAINS }],
    baseSort: (a, b) => rank(a.item) - rank(b.item) || a.index - b.index,
  });
}
