import { randomBytes } from 'node:crypto';

import { LIMITS } from '@common-roof/contracts';

export type Frame = string | Uint8Array<ArrayBuffer>;

export const bytes = (count: number): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(count));

/** Frames that no client of ours sends: each case is a list of frames that one socket sends in order. */
export function wrongFrames(conversation: string): Readonly<Record<string, readonly Frame[]>> {
  const sending = (more: object = {}): string =>
    JSON.stringify(['message:send', { conversation_id: conversation, text: 'x', ...more }]);

  return {
    'a packet of no kind': ['9', 'x', ' ', '\u0000', '7{}', '49', '4x', '4-1', '4'],
    'an empty frame': ['', new Uint8Array(0)],
    'a packet that only the server sends': [
      '0{"sid":"x","upgrades":[],"pingInterval":1,"pingTimeout":1}',
      '1',
      '5',
      '6',
    ],
    'a ping and pongs that nobody asked for': ['2', '2probe', '3', '3probe', '3'.repeat(1_000)],
    'an event that is no list': ['42{}', '42"x"', '42null', '421', '42[]', '42[null]', '42[{}]', '42[[["x"]]]'],
    'an event cut short': ['42["message:send"', '42[', '42["message:send",{"text":"', '42["a",\u0000]'],
    'a name of the library': [
      '42["connect"]',
      '42["disconnect"]',
      '42["disconnecting"]',
      '42["newListener",1]',
      '42["error"]',
    ],
    'a name of every object': [
      '42["__proto__",{}]',
      '42["constructor",{}]',
      '42["toString"]',
      '42["hasOwnProperty",1]',
    ],
    'a key of every object': [`42${sending().replace('"text"', '"__proto__":{"role":"admin"},"text"')}`],
    'an answer to nothing': [
      '43[]',
      '430[]',
      '43999999999999999999[1]',
      '431{}',
      '46-["x"]',
      '461-1[{"_placeholder":true,"num":0}]',
    ],
    'a number of an event that is none': [
      `4299999999999999999999999${sending()}`,
      `42-1${sending()}`,
      `421e9${sending()}`,
    ],
    'a refusal from the client': ['44', '44{"message":"no"}', '44[]'],
    'a second hello': ['40', '40{}', '40[]', '40null', '40{"token":1}', '40{"token":{"x":1}}'],
    'another namespace': [
      '40/admin,{}',
      '40/admin',
      '40/,',
      '42/admin,["x"]',
      '41/admin,',
      '40/../,{}',
      `40/${'a'.repeat(9_000)},{}`,
    ],
    'attachments that never come': [`451-${sending({ text: { _placeholder: true, num: 0 } })}`],
    'attachments without a number': ['45-["x"]', '45["x"]', '450-["x"]', '451.5-["x"]', '45-1-["x"]', '45NaN-["x"]'],
    'more attachments than anybody has': [
      '4599999999-["x",{"_placeholder":true,"num":0}]',
      '451e9-["x"]',
      '4511-["x"]',
    ],
    'an attachment that is not there': [`451-${sending({ text: { _placeholder: true, num: 7 } })}`, bytes(4)],
    'an attachment with a negative place': [`451-${sending({ text: { _placeholder: true, num: -1 } })}`, bytes(4)],
    'an attachment in place of a text': [`451-${sending({ text: { _placeholder: true, num: 0 } })}`, bytes(4)],
    'an attachment that nobody announced': [bytes(1), bytes(1_000)],
    'an event among the attachments': [`452-${sending()}`, bytes(4), `42${sending()}`],
    'a frame as large as may be': [`42["x","${'a'.repeat(LIMITS.socketFrameBytes - 20)}"]`],
    'a frame too large': [`42["x","${'a'.repeat(LIMITS.socketFrameBytes + 1)}"]`],
    'an attachment too large': [`451-["x",{"_placeholder":true,"num":0}]`, bytes(LIMITS.socketFrameBytes + 1)],
    'lists in lists': [`42["typing",${'['.repeat(30_000)}${']'.repeat(30_000)}]`],
    'characters that are no text': ['42["\ud800","\udfff"]', '42["\\ud800",{"\\u0000":1}]', '42["typing",1e999]'],
  };
}
