import { rememberPushOwner } from '#features/insight/notifications/push-owner.ts';
import { fakeCaches } from '#test/fake-caches.ts';
import { renewAddress } from './push-address.ts';

const OWNER = { accountId: 'me', endpoint: 'https://push.test/old', publicKey: 'key' };

/** What a service worker has of its browser. */
function giveBrowser(subscribe = jest.fn(() => Promise.resolve({}))) {
  const page = { postMessage: jest.fn() };
  const value = { registration: { pushManager: { subscribe } }, clients: { matchAll: () => Promise.resolve([page]) } };
  Object.defineProperty(globalThis, 'self', { configurable: true, value });
  return { page, subscribe };
}
const aSubscription = (key: string) => ({ options: { applicationServerKey: key } }) as unknown as PushSubscription;

describe('an address that the browser ends', () => {
  beforeEach(() => {
    fakeCaches();
  });

  it('is replaced for the same key, and open pages hear of it', async () => {
    await rememberPushOwner(OWNER);
    const { page, subscribe } = giveBrowser();
    await renewAddress({ oldSubscription: aSubscription('old key'), newSubscription: null });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'old key' });
    expect(page.postMessage).toHaveBeenCalledWith({ type: 'PUSH_ADDRESS_CHANGED' });
  });

  it('is replaced for the key of its owner, where the browser says nothing about it', async () => {
    await rememberPushOwner(OWNER);
    const { subscribe } = giveBrowser();
    await renewAddress({});
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  });

  it('is not asked for again where the browser has given out another', async () => {
    await rememberPushOwner(OWNER);
    const { page, subscribe } = giveBrowser();
    await renewAddress({ newSubscription: aSubscription('key') });
    expect(subscribe).not.toHaveBeenCalled();
    expect(page.postMessage).toHaveBeenCalledTimes(1);
  });

  it('stays ended when nobody has notifications here, or the user no longer allows them', async () => {
    const first = giveBrowser();
    await renewAddress({});
    expect(first.subscribe).not.toHaveBeenCalled();
    await rememberPushOwner(OWNER);
    const { page } = giveBrowser(jest.fn(() => Promise.reject(new Error('not allowed'))));
    await renewAddress({});
    expect(page.postMessage).not.toHaveBeenCalled();
  });
});
