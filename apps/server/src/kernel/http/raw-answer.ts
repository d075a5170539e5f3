import { STATUS_CODES } from 'node:http';

/** An answer as it goes over the wire, where there is no response to write it with. The connection closes after it. */
export function rawAnswer(status: number, headers: Readonly<Record<string, string>>, body: string): string {
  const head = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? 'Refused'}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
