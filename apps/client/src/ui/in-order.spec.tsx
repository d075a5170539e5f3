import { render, screen } from '@testing-library/react';
import Skeleton from '@mui/material/Skeleton';

import { InOrder } from './in-order.tsx';

function Parts({ loading }: { loading: readonly string[] }) {
  return (
    <InOrder>
      {['First', 'Second', 'Third'].map((name) => (
        <div key={name}>
          {loading.includes(name) ? <Skeleton role="status" aria-label={`${name} loads`} /> : <p>{name}</p>}
        </div>
      ))}
    </InOrder>
  );
}

describe('concurrently loading sections', () => {
  it('appear from top to bottom, whichever loads first', async () => {
    const { rerender } = render(<Parts loading={['First', 'Second']} />);
    expect(screen.getByText('Third')).not.toBeVisible();

    rerender(<Parts loading={['First']} />);
    await Promise.resolve();
    expect(screen.getByText('Second')).not.toBeVisible();
    expect(screen.getByText('Third')).not.toBeVisible();

    rerender(<Parts loading={[]} />);
    expect(await screen.findByText('Third')).toBeVisible();
    expect(screen.getByText('Second')).toBeVisible();
  });

  it('wait again for a section that reloads', async () => {
    const { rerender } = render(<Parts loading={[]} />);
    expect(screen.getByText('Second')).toBeVisible();

    rerender(<Parts loading={['First']} />);
    await Promise.resolve();
    expect(screen.getByText('Second')).not.toBeVisible();
  });
});
