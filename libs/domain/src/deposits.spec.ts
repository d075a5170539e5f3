import fc from 'fast-check';

import {
  deductedOf,
  depositMachine,
  type DisputedDeduction,
  disputableUntil,
  isDepositDone,
  returningOf,
  settlingOf,
} from './deposits.ts';

const minor = fc.integer({ min: 1, max: 999_999_999 });

describe('the deducted amount of a deposit', () => {
  it("sums the deductions that weren't withdrawn", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ minor, isWithdrawn: fc.boolean() })), (deductions) => {
        const standing = deductions.filter(({ isWithdrawn }) => !isWithdrawn);
        expect(deductedOf(deductions)).toBe(deductedOf(standing));
        expect(deductedOf(deductions)).toBe(standing.reduce((sum, one) => sum + one.minor, 0));
        expect(deductedOf(deductions.map((one) => ({ ...one, isWithdrawn: true })))).toBe(0);
      }),
    );
  });
});

describe('the state of a settled deposit', () => {
  /** Whether each state means that all, some or none was returned. */
  const says = { returned: 'all', partly_returned: 'some', withheld: 'none' } as const;
  const amounts = (held: number, returned: number) => (returned === held ? 'all' : returned === 0 ? 'none' : 'some');
  const after = (state: string, action: keyof typeof depositMachine.transitions) => {
    expect(depositMachine.allows(action, state)).toBe(true);
    return depositMachine.transitions[action].to as keyof typeof says;
  };

  it('reflects what was returned, at the settlement and after each answer that returns more', () => {
    const cases = fc.record({
      held: minor,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      more: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(cases, ({ held, share, more }) => {
        let deducted = Math.floor(held * share);
        let state = after('held', settlingOf(held, held - deducted));
        expect(says[state]).toBe(amounts(held, held - deducted));
        for (const part of more) {
          const lowered = Math.ceil(deducted * (1 - part)) - 1;
          if (lowered < 0) break;
          deducted = lowered;
          state = after(state, returningOf(deducted));
          expect(says[state]).toBe(amounts(held, held - deducted));
        }
      }),
    );
  });
});

describe('a deposit that can no longer change', () => {
  const one = (more: Partial<DisputedDeduction> = {}): DisputedDeduction => ({
    minor: 100,
    isWithdrawn: false,
    isDisputed: false,
    isAnswered: false,
    ...more,
  });
  const SETTLED = '2026-05-01';
  const open = one({ isDisputed: true });
  const answered = one({ isDisputed: true, isAnswered: true });

  it.each([
    ['one that is held', null, [], '2026-12-31', false],
    ['one returned in full', SETTLED, [], SETTLED, true],
    ['one of which everything was withdrawn', SETTLED, [one({ isWithdrawn: true })], SETTLED, true],
    ['one that can be disputed', SETTLED, [one()], '2026-06-30', false],
    ['one that could be disputed', SETTLED, [one()], '2026-07-01', true],
    ['one whose disputes are answered', SETTLED, [answered], SETTLED, true],
    ['one of whose deductions one can be disputed', SETTLED, [answered, one()], SETTLED, false],
    ['one with an open dispute', SETTLED, [open, answered], '2027-01-01', false],
    ['one whose open dispute was about what is withdrawn', SETTLED, [{ ...open, isWithdrawn: true }], SETTLED, true],
  ])('%s', (_, settledOn, deductions, today, isDone) => {
    expect(isDepositDone(settledOn, deductions, today)).toBe(isDone);
  });

  it('has been open to disputes for sixty days', () => {
    expect(disputableUntil(SETTLED)).toBe('2026-06-30');
  });
});
