import { tell } from '#lib/alerts.ts';
import { showRefusal } from './show-refusal.ts';

/** For an action without a form: shows success or the reason for a refusal. @returns whether it succeeded */
export async function showOutcome(work: PromiseLike<{ error?: unknown }>, done: string): Promise<boolean> {
  const { error } = await work;
  if (error === undefined) tell(done);
  else showRefusal(error);
  return error === undefined;
}
