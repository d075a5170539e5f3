import { act, render, screen } from '@testing-library/react';

import { imageCache } from '#api/image-cache.ts';
import { PrivateImage } from './private-image.tsx';

/** Those who watch, and what they are told. */
let comesNear: (() => void)[];

beforeEach(() => {
  comesNear = [];
  window.IntersectionObserver = class {
    private readonly tell: () => void;
    constructor(told: IntersectionObserverCallback) {
      const seen = { isIntersecting: true } as IntersectionObserverEntry;
      this.tell = () => {
        told([seen], this as unknown as IntersectionObserver);
      };
    }
    observe(): void {
      comesNear.push(this.tell);
    }
    disconnect(): void {
      comesNear = comesNear.filter((tell) => tell !== this.tell);
    }
  } as unknown as typeof IntersectionObserver;
  jest
    .spyOn(imageCache, 'acquire')
    .mockImplementation((path) => ({ url: Promise.resolve(`blob:${path}`), release: () => undefined }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const photo = (path: string | null) => <PrivateImage path={path} alt="The kitchen" fallback="No photo" />;

describe('a protected photo', () => {
  it('is fetched when it comes near the screen, also if its path is known only later', async () => {
    const { rerender } = render(photo(null));
    expect(screen.getByText('No photo')).toBeInTheDocument();
    rerender(photo('/api/images/1'));
    expect(imageCache.acquire).not.toHaveBeenCalled();
    act(() => {
      for (const tell of comesNear) tell();
    });
    expect(await screen.findByRole('img', { name: 'The kitchen' })).toHaveAttribute('src', 'blob:/api/images/1');
  });
});
