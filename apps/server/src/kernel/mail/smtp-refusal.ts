/** What an SMTP library reports about a failed session. */
interface SmtpFailure {
  readonly responseCode?: unknown;
  readonly response?: unknown;
  /** The command that the server rejected: `RCPT TO`, `DATA`, or an earlier one. */
  readonly command?: unknown;
}

/** Answers to `RCPT TO` about the recipient: no such mailbox, not local, full, or an invalid name. */
const ABOUT_RECIPIENT = new Set([550, 551, 552, 553]);

/**
 * Returns whether a retry is pointless: the server rejected this recipient or this message permanently (RFC 5321,
 * 4.2.1). A server that rejects the connection, the sign-in or the sender rejects every e-mail alike, and a rejection
 * by policy (5.7.x of RFC 3463: our address is blocked, relaying denied) may be corrected.
 */
export function isFinalRefusal(error: unknown): boolean {
  const { responseCode, response, command } = Object(error) as SmtpFailure;
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return false;
  if (command === 'DATA') return true;
  if (command !== 'RCPT TO') return false;
  const enhanced = typeof response === 'string' ? /^\d{3}[ -](5\.\d+)\.\d+/.exec(response)?.[1] : undefined;
  return enhanced === undefined ? ABOUT_RECIPIENT.has(responseCode) : enhanced === '5.1' || enhanced === '5.2';
}

/** Returns whether the failure concerns only this e-mail, so that the next one may succeed on the same server. */
export function isAboutThisMail(error: unknown): boolean {
  const { responseCode, command } = Object(error) as SmtpFailure;
  return typeof responseCode === 'number' && (command === 'RCPT TO' || command === 'DATA');
}
