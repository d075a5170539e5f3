import { PAGE_ANSWERS, type PageAnswers } from '@common-roof/contracts';

import { urlOf } from './base-query.ts';
import type { Answer, Args, Route } from './calls.ts';
import { request } from './request.ts';

/**
 * Returns the answer to a public call that the server has sent with the page; undefined if it has to be asked for. An
 * answer is for the first view only: {@link forgetPageAnswers}.
 */
export function answerOnPage<R extends Route>(route: R, args: Args<R>): Answer<R> | undefined {
  const json = document.getElementById(PAGE_ANSWERS)?.textContent;
  if (json === undefined) return undefined;
  // The server answers by its contract, from which this type is derived.
  return (JSON.parse(json) as PageAnswers)[urlOf(request(route, args))] as Answer<R> | undefined;
}

/** Removes what came with the page, once it is shown: later it would be out of date. */
export function forgetPageAnswers(): void {
  document.getElementById(PAGE_ANSWERS)?.remove();
}
