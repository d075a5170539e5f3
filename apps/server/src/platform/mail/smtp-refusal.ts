/** What an SMTP library tells of a failed conversation. */
interface SmtpFailure {
  readonly responseCode?: unknown;
  readonly response?: unknown;
  /** What we had said when the server refused: `RCPT TO`, `DATA`, or earlier steps. */
  readonly command?: unknown;
}

/** Answers to `RCPT TO` that are about the recipient: no such mailbox, not local, full, no valid name. */
const ABOUT_RECIPIENT = new Set([550, 551, 552, 553]);

/**
 * Whether trying again is without hope: the server refused this recipient or this message for good (RFC 5321, 4.2.1).
 * A server that refuses the connection, the sign-in or the sender refuses every e-mail alike, and one that refuses a
 * recipient by its policy (5.7.x of RFC 3463: a blocked address of ours, relaying denied) may be put right.
 */
export function isFinalRefusal(error: unknown): boolean {
  const { responseCode, response, command } = Object(error) as SmtpFailure;
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return false;
  if (command === 'DATA') return true;
  if (command !== 'RCPT TO') return false;
  const enhanced = typeof response === 'string' ? /^\d{3}[ -](5\.\d+)\.\d+/.exec(response)?.[1] : undefined;
  return enhanced === undefined ? ABOUT_RECIPIENT.has(responseCode) : enhanced === '5.1' || enhanced === '5.2';
}

/** Whether the failure is this e-mail's own: the next one may well go out over the same server. */
export function isAboutThisMail(error: unknown): boolean {
  const { responseCode, command } = Object(error) as SmtpFailure;
  return typeof responseCode === 'number' && (command === 'RCPT TO' || command === 'DATA');
}
