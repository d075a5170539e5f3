import { findCard, hasCard } from './has-card.ts';
import { LINKED_PATHS, readOwnLink } from './own-links.ts';
import { pageOf } from './page-of.ts';

const ID = '0198c0de-0000-7000-8000-000000000001';
const HOUSE = '0198c0de-0000-7000-8000-000000000002';
const here = (path: string): string => `${window.location.origin}${path}`;

describe('a link to a page of ours', () => {
  it.each([
    [`/roomad?city=York&id=${ID}`, { kind: 'room', id: ID, houseId: null }],
    [`/adview?ad=${ID}`, { kind: 'ad', id: ID, houseId: null }],
    [`/addvariablecosts/${HOUSE}?bill=${ID}`, { kind: 'bill', id: ID, houseId: HOUSE }],
    [`/rulechange?change=${ID}#top`, { kind: 'rules', id: ID, houseId: null }],
    [`/house-rules?id=${HOUSE}&change=${ID}`, { kind: 'rules', id: ID, houseId: HOUSE }],
    [`/announcements?house=${HOUSE}&announcement=${ID}`, { kind: 'announcements', id: ID, houseId: HOUSE }],
    ['/chores', { kind: 'chores', id: null, houseId: null }],
  ])('is read from %s', (path, link) => {
    expect(hasCard(here(path))).toBe(true);
    expect(readOwnLink(here(path))).toEqual(link);
  });

  it.each([
    'https://elsewhere.test/roomad?id=1',
    here('/api/me'),
    here('/newlease/abcdefghijklmnopqrstuv'),
    here('/reset-password?token=abc'),
    here('/roomad/../api/me'),
    here('/constructor'),
    here('/chores/new'),
    here('/'),
  ])('has no card at %s', (href) => {
    expect(hasCard(href)).toBe(false);
  });

  it.each(LINKED_PATHS)('is known on both lists: %s', (path) => {
    expect(hasCard(here(path === '/addvariablecosts' ? `${path}/${HOUSE}` : path))).toBe(true);
  });

  it('takes no id that is none, and so asks for nothing', () => {
    expect(readOwnLink(here('/roomad?id=../../api/me')).id).toBeNull();
    expect(readOwnLink(here('/addvariablecosts/x?bill=1'))).toEqual({ kind: 'bill', id: null, houseId: null });
  });

  it('is the first one in a text, foreign ones aside', () => {
    const text = `See https://elsewhere.test and (${here('/chores')}), then ${here('/supplies')}.`;
    expect(findCard(text)).toBe(here('/chores'));
    expect(findCard('https://elsewhere.test/chores')).toBeUndefined();
  });

  it('leads each side to its own page', () => {
    const link = readOwnLink(here(`/house-rules?id=${HOUSE}&change=${ID}`));
    expect(pageOf(link, 'roomie')).toBe(`/rulechange?change=${ID}`);
    expect(pageOf(link, 'homeowner')).toBe(`/house-rules?id=${HOUSE}&change=${ID}`);
    const ad = readOwnLink(here(`/adview?ad=${ID}`));
    expect(pageOf(ad, 'roomie')).toBe(`/roomad?id=${ID}`);
  });
});
