import { tokenOf } from '#test/people.ts';
import { acceptedTerms } from './accepted-terms.ts';
import { session } from './session.ts';
import { TERMS_KEY, TOKEN_KEY } from './storage-keys.ts';

describe('the session in local storage', () => {
  it("is valid while its token exists, decodes and hasn't expired", () => {
    expect(session.claims()).toBeNull();
    session.begin(tokenOf('roomie'));
    expect(session.claims()).toMatchObject({ role: 'roomie' });
    window.localStorage.setItem(TOKEN_KEY, 'not.a-token');
    expect(session.claims()).toBeNull();
    window.localStorage.setItem(TOKEN_KEY, tokenOf('roomie', { expiresIn: -1 }));
    expect(session.claims()).toBeNull();
  });

  it('keeps exactly two keys: the token, and accepted terms with the value true', () => {
    session.begin(tokenOf('homeowner'));
    acceptedTerms.store();
    expect(Object.keys(window.localStorage).toSorted()).toEqual([TERMS_KEY, TOKEN_KEY].toSorted());
    expect(window.localStorage.getItem(TERMS_KEY)).toBe('true');
  });

  it('takes a renewed token of the same session and notifies listeners', () => {
    const heard: string[] = [];
    const stop = session.onRenewal((token) => heard.push(token));
    session.begin(tokenOf('roomie', { expiresIn: 60 }));
    const renewed = tokenOf('roomie', { expiresIn: 3_600 });
    session.renew(renewed);
    stop();
    expect(session.token()).toBe(renewed);
    expect(heard).toEqual([renewed]);
  });

  it('rejects a token of another session, or one that ends earlier', () => {
    const own = tokenOf('roomie', { expiresIn: 600 });
    session.begin(own);
    session.renew(tokenOf('roomie', { sid: 'another', expiresIn: 3_600 }));
    session.renew(tokenOf('roomie', { expiresIn: 60 }));
    expect(session.token()).toBe(own);
  });

  it('takes a replacement token with the same end', () => {
    const before = tokenOf('roomie', { expiresIn: 600 });
    session.begin(before);
    const after = `${before}2`;
    session.renew(after);
    expect(session.token()).toBe(after);
  });

  it("isn't ended by a late answer to an earlier session's request", () => {
    const earlier = tokenOf('roomie', { sid: 'earlier' });
    session.begin(tokenOf('roomie', { sid: 'present' }));
    session.end('revoked', earlier);
    expect(session.claims()).not.toBeNull();
  });

  it("isn't ended by the expiry of a token that another window has renewed", () => {
    const earlier = tokenOf('roomie', { expiresIn: 60 });
    session.begin(tokenOf('roomie', { expiresIn: 3_600 }));
    session.end('expired', earlier);
    expect(session.claims()).not.toBeNull();
    session.end('revoked', earlier);
    expect(session.claims()).toBeNull();
  });

  it('notices a renewal by another window', () => {
    const heard: string[] = [];
    const stop = session.onRenewal((token) => heard.push(token));
    const before = tokenOf('roomie', { expiresIn: 60 });
    session.begin(before);
    const renewed = tokenOf('roomie', { expiresIn: 3_600 });
    const inAnotherWindow = (newValue: string, oldValue: string): void => {
      window.localStorage.setItem(TOKEN_KEY, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, oldValue, newValue }));
    };
    inAnotherWindow(renewed, before);
    inAnotherWindow(tokenOf('roomie', { sid: 'another', expiresIn: 7_200 }), renewed);
    stop();
    expect(heard).toEqual([renewed]);
  });

  it("ends for the reason requested here, even if the server's push says revoked first", () => {
    const token = tokenOf('roomie');
    session.begin(token);
    session.expectEnd('left');
    session.end('revoked', token);
    session.end('logged_out');
    expect(session.lastEnd()).toBe('left');
    session.begin(token);
    session.expectEnd('left');
    session.expectEnd(null);
    session.end('revoked', token);
    expect(session.lastEnd()).toBe('revoked');
  });

  it('remembers why it ended until the next sign-in', () => {
    session.begin(tokenOf('roomie', { expiresIn: -1 }));
    session.discardExpired();
    expect(session.lastEnd()).toBe('expired');
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
    session.begin(tokenOf('roomie'));
    expect(session.lastEnd()).toBeNull();
  });
});
