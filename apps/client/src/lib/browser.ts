/** The few things only a real browser can do; a test replaces them. */
export const browser = {
  /** Leaves the page: everything in memory is gone, which is the point after a logout. */
  reloadTo(path: string): void {
    window.location.assign(path);
  },
  /** Saves a file for the reader. */
  download(name: string, content: Blob): void {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  },
  print(): void {
    window.print();
  },
  openTab(url: string): void {
    window.open(url, '_blank', 'noopener');
  },
};
