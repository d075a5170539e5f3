/** A form that takes over photos from the page that phones share to. */
export type Taker = 'feed' | 'purchase' | 'repair';

const waiting = new Map<Taker, readonly File[]>();

/** Photos on their way from one page of this tab to a form of the next. */
export const handedOver = {
  give: (to: Taker, files: readonly File[]): void => {
    waiting.set(to, files);
  },
  /** Looking takes nothing, because React may draw a form twice. */
  look: (to: Taker): readonly File[] => waiting.get(to) ?? [],
  end: (to: Taker): void => {
    waiting.delete(to);
  },
};
