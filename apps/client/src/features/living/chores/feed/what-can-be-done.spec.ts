import { anItem, aVerdict, BEN, hoursFromNow } from '#test/feed.ts';
import { idOf, PERSON } from '#test/people.ts';
import { canTakeAway, canVerify, isToVerify } from './what-can-be-done.ts';

const MARA = { id: PERSON.roomie, role: 'roomie' } as const;
const BEN_READS = { id: BEN._id, role: 'roomie' } as const;
const OWNER = { id: PERSON.homeowner, role: 'homeowner' } as const;
const mine = (more: Parameters<typeof aVerdict>[1] = {}) => aVerdict({ _id: MARA.id, first_name: 'Mara' }, more);
const now = new Date();

describe('a post', () => {
  it('is verified by the others, but not by its doer or its author', () => {
    expect(canVerify(anItem(1), MARA, now)).toBe(true);
    expect(canVerify(anItem(1), BEN_READS, now)).toBe(false);
    expect(canVerify(anItem(1, { posted_by: OWNER.id }), OWNER, now)).toBe(false);
  });

  it("can't be verified once it is decided, removed or too old", () => {
    for (const state of ['verified', 'rejected', 'removed'] as const) {
      expect(canVerify(anItem(1, { state }), MARA, now)).toBe(false);
    }
    expect(canVerify(anItem(1, { decides_at: hoursFromNow(-1) }), MARA, now)).toBe(false);
  });

  it('allows changing a verdict until it is fixed, and stops waiting once it is given', () => {
    expect(canVerify(anItem(1, { verdicts: [mine()] }), MARA, now)).toBe(true);
    expect(isToVerify(anItem(1, { verdicts: [mine()] }), MARA, now)).toBe(false);
    expect(canVerify(anItem(1, { verdicts: [mine({ fixed_at: hoursFromNow(-1) })] }), MARA, now)).toBe(false);
  });

  it('can be removed by its doer before any verdict, and by the homeowner at any time', () => {
    const said = [aVerdict({ _id: idOf(12), first_name: 'Cem' })];
    expect(canTakeAway(anItem(1), BEN_READS)).toBe(true);
    expect(canTakeAway(anItem(1), MARA)).toBe(false);
    expect(canTakeAway(anItem(1, { verdicts: said }), BEN_READS)).toBe(false);
    expect(canTakeAway(anItem(1, { state: 'verified' }), OWNER)).toBe(true);
    expect(canTakeAway(anItem(1, { state: 'removed' }), OWNER)).toBe(false);
  });
});
