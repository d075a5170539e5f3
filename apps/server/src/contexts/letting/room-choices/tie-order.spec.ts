import { inTieOrder, receiptOf } from './tie-order.ts';

const people = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

describe('the order that breaks ties', () => {
  it('is the same in whichever order people were entered', () => {
    expect(inTieOrder('choice', people.toReversed())).toEqual(inTieOrder('choice', people));
  });

  it('is another one in another choice, for the same people', () => {
    const orders = ['one', 'two', 'three', 'four'].map((choice) =>
      inTieOrder(choice, people)
        .map(({ id }) => id)
        .join(''),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('a receipt', () => {
  it('depends on every value and on the nonce', () => {
    const receipts = [
      receiptOf('x', [1, 23]),
      receiptOf('x', [12, 3]),
      receiptOf('y', [1, 23]),
      receiptOf('x', [23, 1]),
    ];
    expect(new Set(receipts).size).toBe(4);
  });
});
