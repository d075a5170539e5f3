import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';

import { useAddress } from './use-address.ts';

const open = () => {
  window.history.replaceState(null, '', '/view');
  return renderHook(() => useAddress<'search' | 'sort' | 'state'>(), { wrapper: BrowserRouter });
};

describe('what a list is narrowed by, in the address', () => {
  it('keeps each of several choices that are made before the page is drawn again', () => {
    const { result } = open();
    const [, set] = result.current;
    act(() => {
      set({ sort: 'vacant' });
      set({ state: 'draft' });
    });
    expect(window.location.search).toBe('?sort=vacant&state=draft');
  });

  it('keeps what was chosen since a search began that settles only now', () => {
    const { result } = open();
    const [, search] = result.current;
    act(() => {
      result.current[1]({ sort: 'vacant' });
    });
    act(() => {
      search({ search: 'oak' });
    });
    expect(window.location.search).toBe('?sort=vacant&search=oak');
  });

  it('leaves out what is empty', () => {
    const { result } = open();
    act(() => {
      result.current[1]({ sort: 'vacant', search: 'oak' });
    });
    act(() => {
      result.current[1]({ sort: '', search: undefined });
    });
    expect(window.location.search).toBe('');
  });
});
