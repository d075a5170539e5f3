import { openChosen, showPushed } from './push.ts';

const ALERT = { title: 'Your turn today', body: 'Bathroom', url: '/chores', tag: 'chores_due:1', unread: 2 };

/** What a service worker has of its browser. */
function giveBrowser(windows: { focused: boolean; isLoading?: true }[] = []) {
  const clients = windows.map(({ focused, isLoading }) => ({
    focused,
    focus: jest.fn(() => Promise.reject(new Error('not allowed'))),
    navigate: jest.fn(() => Promise.resolve(null)),
    postMessage: jest.fn((_message: unknown, [port]: MessagePort[]) => {
      if (isLoading !== true) port?.postMessage('heard');
    }),
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

interface Shown {
  readonly actions: unknown;
  readonly data: unknown;
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
      actions: [],
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

  it('has a button, which opens another page than the alert itself', async () => {
    const { registration, clients } = giveBrowser();
    const action = { title: 'I’ll do it', url: '/user' };
    await showPushed(dataOf(JSON.stringify({ ...ALERT, action })));
    const [, shown] = registration.showNotification.mock.calls[0] as unknown as [string, Shown];
    expect(shown.actions).toEqual([{ action: 'offered', title: 'I’ll do it' }]);
    await openChosen(chosen(shown.data), 'offered');
    await openChosen(chosen(shown.data), '');
    expect(clients.openWindow.mock.calls).toEqual([['/user'], ['/chores']]);
  });

  it.each([{ title: 'Look', url: '//elsewhere.test' }, { title: 1, url: '/user' }, 'Look'])(
    'has no button that leads elsewhere or says nothing',
    async (action) => {
      const { registration } = giveBrowser();
      await showPushed(dataOf(JSON.stringify({ ...ALERT, action })));
      expect(registration.showNotification).toHaveBeenCalledWith(ALERT.title, expect.objectContaining({ actions: [] }));
    },
  );

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
    expect(windows[1]?.postMessage).toHaveBeenCalledWith({ type: 'OPEN_PAGE', path: '/chores' }, [expect.anything()]);
    expect(windows[1]?.navigate).not.toHaveBeenCalled();
    expect(clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens its page again in a window that is still loading, and hears nothing', async () => {
    jest.useFakeTimers();
    const { windows } = giveBrowser([{ focused: true, isLoading: true }]);
    const opened = openChosen(chosen({ url: '/chores' }));
    // It waits for other promises before it begins to wait for the window.
    for (let turn = 0; turn < 20; turn += 1) {
      jest.advanceTimersByTime(5_000);
      await Promise.resolve();
    }
    await opened;
    jest.useRealTimers();
    expect(windows[0]?.navigate).toHaveBeenCalledWith('/chores');
  });
});
