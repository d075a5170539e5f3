import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  it('orders names as RFC 8785 does in its own example', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(canonicalJson(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  it('writes numbers and texts as RFC 8785 does', () => {
    expect(canonicalJson([Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
    expect(canonicalJson('€$\u000f\nA\'B"\\\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  });

  it('is the same whatever order things were written down in, at every depth', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: true })).toBe(canonicalJson({ a: true, b: [{ c: null, d: 1 }] }));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '\ud800'])('refuses %p', (value) => {
    expect(() => canonicalJson([value])).toThrow(TypeError);
  });
});
