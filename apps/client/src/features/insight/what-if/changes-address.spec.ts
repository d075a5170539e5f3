import type { AssumedChange } from '@common-roof/contracts';

import { idOf } from '#test/people.ts';
import { changesInAddress, changesToAddress } from './changes-address.ts';

const [ADA, ROOM] = [idOf(1), idOf(2)];

describe('changes in the address', () => {
  it('are read as they were written', () => {
    const changes: AssumedChange[] = [
      { kind: 'moves_out', roomie: ADA, last_day: '2027-01-31' },
      { kind: 'moves_in', room: ROOM, first_day: '2027-02-01' },
      { kind: 'bill_changes', category: 'internet', monthly: '45.00' },
    ];
    expect(changesInAddress(changesToAddress(changes))).toEqual(changes);
  });

  it('have no rents, because a link is for everyone in the house', () => {
    const written = changesToAddress([
      { kind: 'rent_changes', roomie: ADA, from: '2027-02-01', rent: '717.00' },
      { kind: 'moves_in', room: ROOM, first_day: '2027-02-01', rent: '616.00' },
    ]);
    expect(written).not.toMatch(/717|616/);
    expect(changesInAddress(written)).toEqual([{ kind: 'moves_in', room: ROOM, first_day: '2027-02-01' }]);
  });

  it.each(['', '~~', 'out', `out_${ADA}`, 'out_x_2027-01-31', `in_${ROOM}_soon`, 'bill_rent_5', 'rent_x_5'])(
    'are left out where they say nothing: %p',
    (text) => {
      expect(changesInAddress(text)).toEqual([]);
    },
  );

  it('are no more than one question may have', () => {
    const many = Array.from({ length: 30 }, () => `out_${ADA}_2027-01-31`).join('~');
    expect(changesInAddress(many)).toHaveLength(10);
  });
});
