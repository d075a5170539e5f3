import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { addressOf, codeAt, newSecret, stepOf } from './totp.ts';

/** The secret of RFC 6238, appendix B, in Base32; its codes have eight digits there, and these are the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1_000);

describe("an authenticator app's code", () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d is %s, as in RFC 6238', (second, code) => {
    expect(codeAt(SECRET, at(second))).toBe(code);
    expect(stepOf(SECRET, code, at(second))).toBe(Math.floor(second / 30));
  });

  /** The code of half minute 100 is valid from second 3000 to 2999 + 30. */
  it.each([
    [2_969, null],
    [2_970, 100],
    [3_000, 100],
    [3_029, 100],
    [3_059, 100],
    [3_060, null],
  ])('is valid at second %d for the half minute %s', (second, step) => {
    expect(stepOf(SECRET, codeAt(SECRET, at(3_000)), at(second))).toBe(step);
  });

  it('belongs to its secret alone', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(stepOf(other, codeAt(one, at(3_000)), at(3_000))).toBeNull();
    for (const none of ['', '12345', '1234567', 'abcdef']) expect(stepOf(one, none, at(3_000))).toBeNull();
  });

  it('can be made by an app that scans the address', () => {
    const address = new URL(addressOf(SECRET, 'rosa+1@x.test'));
    expect(decodeURIComponent(address.pathname)).toContain('Common Roof:rosa+1@x.test');
    expect(address.searchParams.get('secret')).toBe(SECRET);
  });
});

describe('recovery codes', () => {
  it('are ten codes of eighty bits each, without confusable letters', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it('match however they are typed, and for one account only', () => {
    const typed = ['ab01-cdef-2345-6789', 'AB01CDEF23456789', ' abo1 cdef 2345 6789 ', 'abol-cdef-2345-6789'];
    expect(new Set(typed.map((code) => hashOfCode('a', code).toString('hex'))).size).toBe(1);
    expect(hashOfCode('a', typed[0] ?? '')).not.toEqual(hashOfCode('b', typed[0] ?? ''));
  });
});
