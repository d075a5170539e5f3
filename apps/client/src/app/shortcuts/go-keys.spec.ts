import { ROLES } from '@common-roof/contracts';

import { menuOf } from '#app/route-table.ts';
import { GO_KEYS, pathOfLetter } from './go-keys.ts';

describe('the letters after g', () => {
  it.each(ROLES)('stand for one page each in the menu of a %s', (role) => {
    const items = menuOf(role).flatMap((section) => section.items);
    const letters = items.map(({ menu }) => GO_KEYS[menu.label]);
    expect(new Set(letters).size).toBe(letters.length);
    expect(items.map(({ menu }) => pathOfLetter(role, GO_KEYS[menu.label]))).toEqual(items.map(({ path }) => path));
  });

  it('are single lower-case letters other than g itself', () => {
    for (const letter of Object.values(GO_KEYS)) expect(letter).toMatch(/^[a-fh-z]$/);
  });

  it('lead nowhere for pages of other roles', () => {
    expect(pathOfLetter('neatkeeper', 'b')).toBeUndefined();
  });
});
