import { byGroup, type Command, type CommandGroup, findCommands } from './find-commands.ts';

const command = (id: string, group: CommandGroup, label: string, keywords?: string): Command => ({
  id,
  group,
  label,
  ...(keywords === undefined ? {} : { keywords }),
  run: () => undefined,
});

const COMMANDS = [
  command('settings', 'settings', 'Use the dark look', 'Appearance'),
  command('chores', 'pages', 'Chores'),
  command('chat', 'pages', 'Chat'),
  command('lena', 'conversations', 'Lena Fischer', 'Attic'),
  command('zoe', 'conversations', 'Zoë Müller', 'Garden room'),
  command('post', 'actions', 'Post a chore'),
];
const found = (typed: string, recent: readonly string[] = []): string[] =>
  findCommands(COMMANDS, typed, recent).map(({ id }) => id);

describe('commands', () => {
  it('are in the order of their groups, with the last used ones first', () => {
    expect(found('')).toEqual(['post', 'chores', 'chat', 'lena', 'zoe', 'settings']);
    expect(found('  ', ['zoe', 'chat'])).toEqual(['zoe', 'chat', 'post', 'chores', 'lena', 'settings']);
    expect(byGroup(COMMANDS, ['zoe'])[0]?.group).toBe('recent');
  });

  it('forget recent ones that are gone', () => {
    expect(found('', ['sold-house', 'chat'])[0]).toBe('chat');
  });

  it('are found by their beginning first, then by what they contain', () => {
    expect(found('cho')).toEqual(['chores', 'post']);
  });

  it('are found with letters left out, without accents, and by keywords', () => {
    expect(found('lnfi')).toEqual(['lena']);
    expect(found('zoe mu')).toEqual(['zoe']);
    expect(found('attic')).toEqual(['lena']);
    expect(found('appearance')).toEqual(['settings']);
    expect(found('xyz')).toEqual([]);
  });

  it('of the same rank are in the order of their last use', () => {
    expect(found('ch', ['chat'])[0]).toBe('chat');
    expect(found('ch', ['chores'])[0]).toBe('chores');
  });
});
