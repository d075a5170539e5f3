/** The few things only a real browser can do; a test replaces them. */
export const browser = {
  /** Leaves the page: everything in memory is gone, which is the point after a logout. */
  reloadTo(path: string): void {
    window.location.assign(path);
  },
  openTab(url: string): void {
    window.open(url, '_blank', 'noopener');
  },
};
