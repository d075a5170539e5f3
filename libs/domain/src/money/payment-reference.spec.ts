import { paymentReference } from './payment-reference.ts';

describe('a payment reference', () => {
  it("contains the house name and the end of the roomie's id", () => {
    expect(paymentReference('Elm House', '01a217e5-9b7c-7125-9876-86a4257e7de9')).toBe('Elm House 257E7DE9');
  });

  it('fits the limits of banks, whatever the house is called', () => {
    expect(paymentReference('x'.repeat(300), '01a217e5-9b7c-7125-9876-86a4257e7de9').length).toBeLessThanOrEqual(140);
  });
});
