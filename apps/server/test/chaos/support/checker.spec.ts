import { check, FLAWLESS, type StoredMessage } from './checker.ts';
import { History } from './history.ts';

/** Two acknowledged messages of one writer, and one whose outcome is unknown. */
function story(): { history: History; stored: StoredMessage[] } {
  const history = new History();
  const stored: StoredMessage[] = [];
  for (const seq of [1, 2]) {
    const operation = Object.assign(history.invoke('r1'), { outcome: 'ok', seq });
    stored.push({ seq, client_id: operation.clientId, sender_id: 'r1', sender_seq: seq, text: operation.text });
  }
  history.invoke('r1');
  return { history, stored };
}

describe('the checker of histories', () => {
  it('finds nothing in a correct history', () => {
    const { history, stored } = story();
    expect(check(history, stored)).toEqual(FLAWLESS);
  });

  it('finds a message that was acknowledged and lost', () => {
    const { history, stored } = story();
    expect(check(history, stored.slice(0, 1)).lost).toEqual(['message 2']);
  });

  it('finds a message that is stored twice', () => {
    const { history, stored } = story();
    const copies = stored.slice(0, 1).map((message) => ({ ...message, seq: 3, sender_seq: 3 }));
    expect(check(history, [...stored, ...copies]).doubled).toEqual(['message 1']);
  });

  it('finds a message that was rejected but stored, and one that nobody sent', () => {
    const { history, stored } = story();
    Object.assign(history.operations[1] ?? {}, { outcome: 'fail' });
    const foreign = { seq: 3, client_id: 'x', sender_id: 'r2', sender_seq: 1, text: 'foreign' };
    expect(check(history, [...stored, foreign]).unexpected).toEqual(['message 2', 'foreign']);
  });

  it('finds gaps, and messages that overtook each other', () => {
    const { history, stored } = story();
    const late = stored.map((message) => ({ ...message, seq: message.seq + 1 }));
    expect(check(history, late).gaps).toEqual([2, 3]);
    Object.assign(history.operations[0] ?? {}, { seq: 9 });
    expect(check(history, stored).disordered).toEqual(['message 2']);
  });
});
