/** The list with one item moved from a place to another, both counted from 0. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}
