/** Whether the browser reports that the reader wants to save data. Not every browser does. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
