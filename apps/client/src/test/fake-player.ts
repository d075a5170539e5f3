/** Replaces what jsdom can't do: every recording is loaded at once, and plays until it is paused. */
export function fakePlayer(seconds: number): { readonly played: HTMLMediaElement[] } {
  const played: HTMLMediaElement[] = [];
  const { prototype } = HTMLMediaElement;
  Object.defineProperty(prototype, 'duration', { configurable: true, get: () => seconds });
  jest.spyOn(prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('durationchange')));
  });
  jest.spyOn(prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(this);
    return Promise.resolve();
  });
  jest.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  return { played };
}
