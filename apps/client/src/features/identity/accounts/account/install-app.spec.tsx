import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { awaitInstallOffer } from '#lib/install-prompt.ts';
import { InstallApp } from './install-app.tsx';

awaitInstallOffer();

const withPhone = (userAgent: string): void => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
};

describe('installing the app', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is not offered by a browser that can’t', () => {
    const { container } = render(<InstallApp />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is offered once the browser offers it, and opens the browser’s own dialog once', async () => {
    render(<InstallApp />);
    const prompt = jest.fn(() => Promise.resolve({ outcome: 'dismissed' as const }));
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Install Common Roof' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is explained on an iPhone, where it is done by hand', () => {
    withPhone('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1');
    render(<InstallApp />);
    expect(screen.getByText(/tap Share in Safari/)).toBeInTheDocument();
  });
});
