/** The id of the element of a page that has answers to public calls, which the page's code then needn't make first. */
export const PAGE_ANSWERS = 'page-answers';

/** What {@link PAGE_ANSWERS} has as JSON: answers by the path and query of their call. */
export type PageAnswers = Readonly<Record<string, unknown>>;

/** Number of open rooms that are asked for at once. */
export const OPEN_ROOMS_AT_ONCE = 24;
