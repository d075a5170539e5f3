import { tell } from '../lib/alerts.ts';
import { tellRefusal } from './tell-refusal.ts';

/** For an action without a form: says that it was done, or why it was refused. @returns whether it was done */
export async function tellOutcome(work: PromiseLike<{ error?: unknown }>, done: string): Promise<boolean> {
  const { error } = await work;
  if (error === undefined) tell(done);
  else tellRefusal(error);
  return error === undefined;
}
