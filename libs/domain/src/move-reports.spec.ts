import { AMENITIES, CHECKLIST, ITEM_CONDITIONS, REPORT_AREAS } from '@common-roof/contracts';
import fc from 'fast-check';

import { changeOf, checklistOf } from './move-reports.ts';

describe('the checklist of a house', () => {
  it("has the standard items and those for the house's amenities", () => {
    const plain = checklistOf([]).map(({ area, thing }) => `${area}.${thing}`);
    expect(plain).toContain('kitchen.fridge');
    expect(plain).not.toContain('outside.garden');
    expect(plain.some((each) => each.startsWith('living_room'))).toBe(false);
    expect(checklistOf(['garden'])).toContainEqual({ area: 'outside', thing: 'garden' });
    expect(checklistOf(AMENITIES)).toHaveLength(REPORT_AREAS.reduce((sum, area) => sum + CHECKLIST[area].length, 0));
  });

  it('goes through the house in one direction, and lists nothing twice', () => {
    fc.assert(
      fc.property(fc.subarray([...AMENITIES]), (amenities) => {
        const list = checklistOf(amenities);
        const areas = list.map(({ area }) => REPORT_AREAS.indexOf(area));
        expect(areas).toEqual([...areas].sort((a, b) => a - b));
        expect(new Set(list.map(({ area, thing }) => `${area}.${thing}`)).size).toBe(list.length);
      }),
    );
  });
});

describe('the change of an item since moving in', () => {
  const conditions = fc.constantFrom(...ITEM_CONDITIONS);

  it.each([
    ['good', 'damaged', 'worse'],
    ['good', 'missing', 'worse'],
    ['worn', 'damaged', 'worse'],
    ['damaged', 'missing', 'worse'],
    ['good', 'worn', 'wear'],
    ['worn', 'good', 'better'],
    ['damaged', 'damaged', 'same'],
    ['none', 'damaged', 'no_baseline'],
    ['good', 'none', 'no_baseline'],
  ] as const)('from %s to %s is %s', (before, now, change) => {
    expect(changeOf(before, now)).toBe(change);
  });

  it('is never worse if its first condition was not recorded', () => {
    fc.assert(
      fc.property(conditions, (now) => {
        expect(changeOf(null, now)).toBe('no_baseline');
      }),
    );
  });

  it('is null until it is inspected', () => {
    fc.assert(
      fc.property(fc.option(conditions), (before) => {
        expect(changeOf(before, null)).toBeNull();
      }),
    );
  });
});
