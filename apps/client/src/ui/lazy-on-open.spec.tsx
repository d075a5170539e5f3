import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { preloadLazyParts, lazyOnOpen } from './lazy-on-open.tsx';
import { Toasts } from './toasts.tsx';

interface WordsProps {
  open: boolean;
  onClose: () => void;
}

function Words({ open, onClose }: WordsProps) {
  return open ? <button onClick={onClose}>Close</button> : null;
}

/** @returns the loader of the part, and the page around its button */
function aPage() {
  const load = jest.fn(() => Promise.resolve(Words));
  const Part = lazyOnOpen(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(true);
          }}
        >
          Open
        </button>
        <Part
          open={isOpen}
          onClose={() => {
            setOpen(false);
          }}
        />
        <Toasts />
      </>
    );
  }
  return { load, Page };
}

describe('a lazily opened part', () => {
  it('is fetched once, when it is first opened', async () => {
    const { load, Page } = aPage();
    const user = userEvent.setup();
    render(<Page />);
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be prefetched, so that it opens offline', async () => {
    const { load, Page } = aPage();
    await preloadLazyParts();
    load.mockRejectedValue(new Error('There is no network'));
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument();
  });

  it("isn't needed by anyone until every prefetch is over, so that a late failure doesn't reload the page", async () => {
    const [early, late] = [aPage(), aPage()];
    const isLate = Promise.withResolvers<typeof Words>();
    early.load.mockRejectedValue(new Error('There is no network'));
    late.load.mockReturnValue(isLate.promise);
    const isOver = jest.fn();
    const over = preloadLazyParts().finally(isOver);
    await Promise.allSettled(early.load.mock.results.map(({ value }) => value as Promise<unknown>));
    await new Promise((resolve) => {
      window.setTimeout(resolve);
    });
    expect(isOver).not.toHaveBeenCalled();
    isLate.reject(new Error('There is no network'));
    await over;
    expect(isOver).toHaveBeenCalledTimes(1);
  });

  it("closes with a message if it can't be fetched, and opens once it can", async () => {
    const { load, Page } = aPage();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new Error('There is no network'));
    const user = userEvent.setup();
    render(<Page />);
    const button = screen.getByRole('button', { name: 'Open' });
    await user.click(button);
    expect(await screen.findByText('This couldn’t be loaded.')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument();
  });
});
