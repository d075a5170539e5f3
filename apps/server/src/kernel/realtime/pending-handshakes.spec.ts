import { PendingHandshakes } from './pending-handshakes.ts';

const refusal = (handshakes: PendingHandshakes, network: string): unknown => {
  try {
    handshakes.start(network);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('pending handshakes', () => {
  it('are bounded by network, and one network does not take the places of another', () => {
    const handshakes = new PendingHandshakes(2, 100);
    handshakes.start('a');
    handshakes.start('a');
    expect(refusal(handshakes, 'a')).toMatchObject({ code: 'rate_limited', details: { retryAfter: 5 } });
    expect(refusal(handshakes, 'b')).toBeUndefined();
  });

  it('are bounded in all, however many networks they come from', () => {
    const handshakes = new PendingHandshakes(2, 3);
    for (const network of ['a', 'b', 'c']) handshakes.start(network);
    expect(refusal(handshakes, 'd')).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
  });

  it('give their place back once, however often they end', () => {
    const handshakes = new PendingHandshakes(2, 100);
    const end = handshakes.start('a');
    handshakes.start('a');
    end();
    end();
    expect(handshakes.count).toBe(1);
    expect(refusal(handshakes, 'a')).toBeUndefined();
    expect(refusal(handshakes, 'a')).toBeDefined();
  });
});
