import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PagedList, type PagedQuery } from './paged-list.tsx';

const nothing: PagedQuery<string> = {
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  refetch: () => undefined,
  fetchNextPage: () => undefined,
};

function list(query: Partial<PagedQuery<string>>) {
  return (
    <PagedList query={{ ...nothing, ...query }} empty="Nothing here yet.">
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

describe('a paged list', () => {
  it('shows loading and empty states', () => {
    const { rerender } = render(list({}));
    expect(screen.getByRole('status')).toBeInTheDocument();
    rerender(list({ currentData: { pages: [{ items: [] }] } }));
    expect(screen.getByText('Nothing here yet.')).toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    let tries = 0;
    render(list({ isError: true, refetch: () => (tries += 1) }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });

  it('focuses the first new row after more were requested', async () => {
    const first = { items: ['one', 'two'] };
    const { rerender } = render(list({ currentData: { pages: [first] }, hasNextPage: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(list({ currentData: { pages: [first, { items: ['three'] }] } }));
    expect(screen.getByText('three')).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it("doesn't move the focus when rows arrive by themselves", () => {
    const { rerender } = render(list({ currentData: { pages: [{ items: ['one'] }] } }));
    rerender(list({ currentData: { pages: [{ items: ['zero', 'one'] }] } }));
    expect(document.body).toHaveFocus();
  });
});
