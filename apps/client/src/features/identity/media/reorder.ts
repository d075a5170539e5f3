/** Returns the list with one item moved; both positions count from 0. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}
