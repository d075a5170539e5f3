import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { TabRow } from './tab-row.tsx';

const TABS = [
  { value: 'house', label: 'House' },
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'attic', label: 'Attic' },
] as const;

function Rooms() {
  const [chosen, setChosen] = useState<(typeof TABS)[number]['value']>('house');
  return <TabRow label="Rooms" id="rooms" tabs={TABS} chosen={chosen} onChoose={setChosen} />;
}

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });

describe('a row of tabs', () => {
  it('shows the selected tab, and selects the one that is clicked', async () => {
    render(<Rooms />);
    expect(screen.getByRole('tablist', { name: 'Rooms' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('House');
    await userEvent.click(tab('Attic'));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Attic');
    expect(tab('Attic')).toHaveAttribute('id', 'rooms-attic');
    expect(tab('Attic')).toHaveAttribute('aria-controls', 'rooms-panel');
  });

  it('is one tab stop, navigated by arrow keys and selected with Enter', async () => {
    render(<Rooms />);
    const user = userEvent.setup();
    await user.tab();
    expect(tab('House')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Attic')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Kitchen')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Attic')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('House')).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Kitchen');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('is left with the Tab key from any tab', async () => {
    render(<Rooms />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    await user.tab({ shift: true });
    expect(document.body).toHaveFocus();
    await user.tab();
    expect(tab('House')).toHaveFocus();
  });
});
