import { openChosen, showPushed } from './push.ts';

const ALERT = { title: 'Your turn today', body: 'Bathroom', url: '/chores', tag: 'chores_due:1', unread: 2 };

/** What a service worker has of its browser. */
function giveBrowser(windows: { focused: boolean }[] = []) {
  const clients = windows.map((each) => ({
    ...each,
    focus: jest.fn(() => Promise.reject(new Error('not allowed'))),
    postMessage: jest.fn(),
  }));
  const browser = {
    registration: { showNotification: jest.fn(() => Promise.resolve()) },
    clients: { matchAll: () => Promise.resolve(clients), openWindow: jest.fn(() => Promise.resolve(null)) },
    navigator: { setAppBadge: jest.fn(() => Promise.resolve()) },
  };
  const value = { ...browser, location };
  Object.defineProperty(globalThis, 'self', { configurable: true, value });
  return { ...browser, windows: clients };
}

const dataOf = (text: string) => ({ json: () => JSON.parse(text) as unknown }) as PushMessageData;
const chosen = (data: unknown) => ({ data }) as Notification;

describe('a pushed alert', () => {
  it('is shown in place of an earlier one about the same thing, with its number on the icon', async () => {
    const { registration, navigator } = giveBrowser();
    await showPushed(dataOf(JSON.stringify(ALERT)));
    expect(registration.showNotification).toHaveBeenCalledWith('Your turn today', {
      body: 'Bathroom',
      tag: 'chores_due:1',
      renotify: true,
      icon: '/icons/192.png',
      badge: '/icons/badge.png',
      data: { url: '/chores' },
    });
    expect(navigator.setAppBadge).toHaveBeenCalledWith(2);
  });

  it.each([null, dataOf('{'), dataOf('null'), dataOf('{"title":1}')])(
    'is shown even if it can’t be read',
    async (data) => {
      const { registration } = giveBrowser();
      await showPushed(data);
      expect(registration.showNotification).toHaveBeenCalledWith(
        'Common Roof',
        expect.objectContaining({ data: { url: '/' } }),
      );
    },
  );

  it('leads to pages of ours only', async () => {
    const { registration, clients } = giveBrowser();
    await showPushed(dataOf(JSON.stringify({ ...ALERT, url: '//elsewhere.test' })));
    expect(registration.showNotification).toHaveBeenCalledWith(
      ALERT.title,
      expect.objectContaining({ data: { url: '/' } }),
    );
    await openChosen(chosen({ url: 'https://elsewhere.test' }));
    expect(clients.openWindow).toHaveBeenCalledWith('/');
  });

  it('opens a window when it is chosen and none is open', async () => {
    const { clients } = giveBrowser();
    await openChosen(chosen({ url: '/chores' }));
    expect(clients.openWindow).toHaveBeenCalledWith('/chores');
  });

  it('opens in the window that was used last, even if that stays in the background', async () => {
    const { clients, windows } = giveBrowser([{ focused: false }, { focused: true }]);
    await openChosen(chosen({ url: '/chores' }));
    expect(windows[0]?.postMessage).not.toHaveBeenCalled();
    expect(windows[1]?.focus).toHaveBeenCalled();
    expect(windows[1]?.postMessage).toHaveBeenCalledWith({ type: 'OPEN_PAGE', path: '/chores' });
    expect(clients.openWindow).not.toHaveBeenCalled();
  });
});
