/** Who, or what, makes something go on. Admins act for everybody and are not named. */
export type Mover =
  'homeowner' | 'roomie' | 'neatkeeper' | 'admin' | 'applicant' | 'visitor' | 'offer' | 'house' | 'time';

export interface Transition<State extends string> {
  readonly from: readonly State[];
  /** `same`: what is done keeps the state. `gone`: nothing is left of it. */
  readonly to: State | 'same' | 'gone';
  readonly by: readonly Mover[];
}

export interface Declaration<State extends string, Action extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly initial: NoInfer<State>;
  /** Where nothing goes on, on purpose. */
  readonly final: readonly NoInfer<State>[];
  readonly transitions: Readonly<Record<Action, Transition<NoInfer<State>>>>;
}

export interface Machine<State extends string, Action extends string> extends Declaration<State, Action> {
  readonly actions: readonly Action[];
  /** Whether it can be done in a state. One that the machine does not have, such as one that the time says, allows nothing. */
  allows(action: Action, state: string): boolean;
}

export type StateOf<M> = M extends Machine<infer State, string> ? State : never;
export type ActionOf<M> = M extends Machine<string, infer Action> ? Action : never;

/** Declares the life of something: its states, and what leads from one to another. */
export function defineMachine<State extends string, Action extends string>(
  declaration: Declaration<State, Action>,
): Machine<State, Action> {
  // The keys of a record are its Action; Object.keys does not say so.
  const actions = Object.keys(declaration.transitions) as Action[];
  return {
    ...declaration,
    actions,
    allows: (action, state) => declaration.transitions[action].from.some((from) => from === state),
  };
}
