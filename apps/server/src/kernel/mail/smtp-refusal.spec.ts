import { isAboutThisMail, isFinalRefusal } from './smtp-refusal.ts';

const answer = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe('a refusal of the mail server', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 No such user'],
    ['RCPT TO', '552 5.2.2 Mailbox full'],
    ['RCPT TO', '550 No such user'],
    ['DATA', '554 5.6.0 Malformed message'],
    ['DATA', '552 Message too big'],
  ])('is final about a recipient or a message: %s, %s', (command, response) => {
    expect(isFinalRefusal(answer(command, response))).toBe(true);
    expect(isAboutThisMail(answer(command, response))).toBe(true);
  });

  it.each([
    ['CONN', '554 Too many connections'],
    ['AUTH LOGIN', '535 5.7.8 Authentication failed'],
    ['MAIL FROM', '550 5.7.1 Sender not allowed'],
    ['EHLO', '502 Not implemented'],
  ])('is tried again about us: %s, %s', (command, response) => {
    expect(isFinalRefusal(answer(command, response))).toBe(false);
    expect(isAboutThisMail(answer(command, response))).toBe(false);
  });

  it.each([
    ['RCPT TO', '554 5.7.1 Client host blocked'],
    ['RCPT TO', '550 5.7.1 Relaying denied'],
    ['RCPT TO', '450 4.2.0 Greylisted'],
    ['DATA', '451 Try later'],
  ])('is tried again where it may be put right: %s, %s', (command, response) => {
    expect(isFinalRefusal(answer(command, response))).toBe(false);
    expect(isAboutThisMail(answer(command, response))).toBe(true);
  });

  it('is none where the server said nothing', () => {
    expect(isFinalRefusal(new Error('connect ECONNREFUSED'))).toBe(false);
    expect(isFinalRefusal(undefined)).toBe(false);
    expect(isAboutThisMail(new Error('connect ECONNREFUSED'))).toBe(false);
  });
});
