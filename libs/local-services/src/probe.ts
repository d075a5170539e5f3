import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import pg from 'pg';

import { LocalServiceError } from './service.ts';

const answerMs = 5_000;

/**
 * Checks whether the server at a given address answers as expected.
 * @throws LocalServiceError with a one-sentence message without the password
 */
export async function probePostgres(url: string): Promise<void> {
  parse(url, ['postgres:', 'postgresql:']);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw refusal('PostgreSQL', url, cause);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Checks Redis like `probePostgres`: signs in if the address has a password, and expects an answer to PING. */
export async function probeRedis(url: string): Promise<void> {
  const { username, password, protocol } = parse(url, ['redis:', 'rediss:']);
  const words = [username, password].filter((word) => word !== '').map(decodeURIComponent);
  const signIn = password === '' ? [] : [command(['AUTH', ...words])];
  const asked = [...signIn, command(['PING'])].join('');
  const answer = await converse(url, 6379, protocol === 'rediss:', asked, /\+PONG|^-.*\r\n/m).catch(
    (cause: unknown) => {
      throw refusal('Redis', url, cause);
    },
  );
  const complaint = /^-(.*)\r\n/m.exec(answer)?.[1];
  if (complaint !== undefined) throw refusal('Redis', url, new Error(complaint));
}

/** Checks a mail server like `probePostgres`: expects its greeting. */
export async function probeSmtp(url: string): Promise<void> {
  const { protocol } = parse(url, ['smtp:', 'smtps:']);
  const secure = protocol === 'smtps:';
  await converse(url, secure ? 465 : 587, secure, '', /^220[ -]/m).catch((cause: unknown) => {
    throw refusal('The mail server', url, cause);
  });
}

function parse(url: string, protocols: readonly string[]): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed !== undefined && protocols.includes(parsed.protocol)) return parsed;
  throw new LocalServiceError(`An address must begin with ${protocols.map((name) => `${name}//`).join(' or ')}.`);
}

function refusal(who: string, url: string, cause: unknown): LocalServiceError {
  const { host } = new URL(url);
  // An AggregateError of several refused addresses has a code but no message.
  const reason = cause instanceof Error ? cause.message || codeOf(cause) : 'no answer';
  return new LocalServiceError(`${who} at ${host} cannot be used: ${reason.replace(/\.$/, '')}.`, { cause });
}

function codeOf({ code = 'no answer' }: NodeJS.ErrnoException): string {
  return code;
}

function command(words: readonly string[]): string {
  const parts = words.map((word) => `$${String(Buffer.byteLength(word))}\r\n${word}\r\n`);
  return `*${String(words.length)}\r\n${parts.join('')}`;
}

/** Connects, sends a text and returns the response once it looks complete. */
function converse(url: string, standardPort: number, secure: boolean, said: string, complete: RegExp): Promise<string> {
  const { hostname, port } = new URL(url);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? standardPort : Number(port) };
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket: Socket = secure ? connectTls({ ...address, servername: address.host }) : connectTcp(address);
    const finish = (settle: () => void): void => {
      socket.destroy();
      settle();
    };
    const fail = (error: Error): void => {
      finish(() => {
        reject(error);
      });
    };
    const limit = setTimeout(fail, answerMs, new Error('it does not answer'));
    socket.once('error', fail);
    socket.once('close', () => {
      clearTimeout(limit);
      reject(new Error('it closed the connection'));
    });
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (!complete.test(heard)) return;
      finish(() => {
        resolve(heard);
      });
    });
    if (said !== '') socket.write(said);
  });
}
