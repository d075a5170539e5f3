import { DomainError } from '#kernel/errors/domain-error.ts';
import { ascending, beginningWith, containing, type List, pageStatement, toSlice } from './lists.ts';

const list: List = {
  select: 'h.*',
  from: 'houses h',
  where: { 'h.name ILIKE ? OR h.city ILIKE ?': '%a%', 'h.state = ?': undefined, 'h.open': true, 'h.closed': false },
  order: { ...ascending(['h.opened_at', 'timestamptz'], ['h.id', 'uuid']), descending: true },
};
const place = ['2026-01-02T03:04:05.678901Z', '00000000-0000-4000-8000-000000000001'];
const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ n, page_key: place }));

describe('the statement of a page', () => {
  it('holds the conditions that were asked for, and one row more than the page', () => {
    const { text, values } = pageStatement(list, { limit: 20 });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'WHERE (h.name ILIKE $1 OR h.city ILIKE $1) AND (h.open) ORDER BY h.opened_at DESC, h.id DESC LIMIT 21',
    );
    expect(values).toEqual(['%a%']);
  });

  it('begins after the place at which the page before ended', () => {
    const { next } = toSlice(rows(21), { limit: 20 });
    const { text, values } = pageStatement(list, { limit: 20, cursor: next ?? '' });
    expect(text).toContain('h.opened_at <= $2::timestamptz AND (h.opened_at, h.id) < ($2::timestamptz, $3::uuid)');
    expect(values).toEqual(['%a%', ...place]);
  });

  it('refuses a cursor of another list or another order', () => {
    const cursor = toSlice(rows(2), { limit: 1, sort: 'name' }).next ?? '';
    expect(() => pageStatement(list, { limit: 1, cursor })).toThrow(DomainError);
    const byId: List = { ...list, order: { by: [['h.id', 'uuid']] } };
    expect(() => pageStatement(byId, { limit: 1, cursor, sort: 'name' })).toThrow(DomainError);
    expect(() => pageStatement(list, { limit: 1, cursor: 'rubbish' })).toThrow(DomainError);
  });
});

describe('a page', () => {
  it('holds no more rows than were asked for, without their keys', () => {
    expect(toSlice(rows(3), { limit: 2 }).rows).toEqual([{ n: 0 }, { n: 1 }]);
  });

  it('is the last one where there is no row more', () => {
    expect(toSlice(rows(2), { limit: 2 }).next).toBeNull();
  });
});

describe('a search', () => {
  it('finds what is typed, not what its signs mean to the database', () => {
    expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
    expect(beginningWith('name', 'a_b')).toEqual({ 'name ~>=~ ?': 'a_b', 'name ~<~ ?': 'a_b\u{10FFFF}' });
  });

  it('has no condition for an empty text', () => {
    expect(containing('')).toBeUndefined();
    expect(Object.values(beginningWith('name', ''))).toEqual([undefined, undefined]);
  });
});
