/** Actions only a real browser can do; tests replace them. */
export const browser = {
  /** Reloads at a path, which clears everything in memory, as needed after signing out. */
  reloadTo(path: string): void {
    window.location.assign(path);
  },
  /** Saves a file on the user's device. */
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
