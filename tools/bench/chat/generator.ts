import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { until } from '@common-roof/local-services';

import { random } from '../support/statistics.ts';
import { Ledger } from './ledger.ts';
import type { ConnectCommand, Seat, StepCommand, StepResult } from './protocol.ts';
import { RawSocket } from './raw-socket.ts';
import { answerCommands } from '../support/answer-commands.ts';

/** A separate process that sends on schedule, regardless of the answers, and reports the outcome of every message. */

const DRAIN_MS = 15_000;
const CLIENT_ID = '"client_id":"';

interface Member extends Seat {
  readonly socket: RawSocket;
}

let members: Member[] = [];
let membersOfEach = 0;
let ledger = new Ledger(0, 0);
let step = 0;

/** The id contains step and number, so that a late message of an earlier step isn't counted in this one. */
const clientId = (message: number): string =>
  `${step.toString(16).padStart(8, '0')}-0000-4000-8000-${message.toString(16).padStart(12, '0')}`;

function hear(packet: string, member: number): void {
  const start = packet.indexOf(CLIENT_ID) + CLIENT_ID.length;
  if (Number.parseInt(packet.slice(start, start + 8), 16) !== step) return;
  ledger.hear(Number.parseInt(packet.slice(start + 24, start + 36), 16), member, performance.now());
}

async function connect({ url, seats }: ConnectCommand): Promise<void> {
  for (const { socket } of members) socket.close();
  members = [];
  const taken = new Map<string, number>();
  for (const seat of seats) {
    const number = taken.get(seat.conversationId) ?? 0;
    taken.set(seat.conversationId, number + 1);
    const socket = await RawSocket.connect(url, seat, (packet) => {
      hear(packet, number);
    });
    members.push({ ...seat, socket });
  }
  membersOfEach = Math.max(...taken.values());
}

function send(message: number, member: Member, intended: number): void {
  const own = step;
  const frame = {
    conversation_id: member.conversationId,
    client_id: clientId(message),
    text: `Who has the key of the cellar? ${message}`,
  };
  ledger.intend(message, intended);
  member.socket.send('message:send', frame, (answer) => {
    if (own !== step) return;
    if (answer.startsWith('[{"ok":true')) ledger.acknowledge(message, performance.now());
    else ledger.refuse(answer);
  });
}

async function run({ rate, seconds, warmUpSeconds, seed }: StepCommand): Promise<StepResult> {
  const total = Math.round(rate * seconds);
  const next = random(seed);
  step = Math.floor(next() * 2 ** 32);
  ledger = new Ledger(total, membersOfEach);
  const eventLoop = monitorEventLoopDelay({ resolution: 1 });
  eventLoop.enable();
  const start = performance.now();
  let sent = 0;
  while (sent < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1_000) * rate) + 1);
    for (; sent < due; sent += 1) {
      const member = members[Math.floor(next() * members.length)];
      if (member) send(sent, member, start + (sent / rate) * 1_000);
    }
    await pause(1);
  }
  eventLoop.disable();
  await until(() => isQuiet(total), DRAIN_MS);
  const warm = Math.round(rate * warmUpSeconds);
  return {
    type: 'stepped',
    rate,
    sent,
    ...ledger.count(sent),
    refused: ledger.refused,
    ...(ledger.firstRefusal === undefined ? {} : { firstRefusal: ledger.firstRefusal }),
    doubled: ledger.doubled,
    ack: ledger.ackLatency(warm),
    delivery: ledger.deliveryLatency(warm),
    eventLoopP99: eventLoop.percentile(99) / 1e6,
  };
}

function isQuiet(sent: number): boolean {
  const { unanswered, lost } = ledger.count(sent);
  return unanswered === 0 && lost === 0;
}

answerCommands((command: ConnectCommand | StepCommand) =>
  command.type === 'connect' ? connect(command).then(() => ({ type: 'connected' })) : run(command),
);
