import { tell } from '../lib/alerts.ts';
import { showRefusal } from './show-refusal.ts';

/** For an action without a form: says that it was done, or why it was refused. @returns whether it was done */
export async function showOutcome(work: PromiseLike<{ error?: unknown }>, done: string): Promise<boolean> {
  const { error } = await work;
  if (error === undefined) tell(done);
  else showRefusal(error);
  return error === undefined;
}
