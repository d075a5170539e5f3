/** Who, or what, makes a transition. Admins may act for everyone and aren't listed. */
export type Mover =
  | 'homeowner'
  | 'roomie'
  | 'neatkeeper'
  | 'admin'
  | 'applicant'
  | 'visitor'
  | 'tradesperson'
  | 'guarantor'
  | 'co_homeowner'
  | 'offer'
  | 'house'
  | 'time';

export interface Transition<State extends string> {
  readonly from: readonly State[];
  /** `same`: the state stays. `gone`: the record is removed. */
  readonly to: State | 'same' | 'gone';
  readonly by: readonly Mover[];
}

export interface Declaration<State extends string, Action extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly initial: NoInfer<State>;
  /** States that are final on purpose. */
  readonly final: readonly NoInfer<State>[];
  readonly transitions: Readonly<Record<Action, Transition<NoInfer<State>>>>;
}

export interface Machine<State extends string, Action extends string> extends Declaration<State, Action> {
  readonly actions: readonly Action[];
  /**
   * Whether an action is possible in a state. A state unknown to the machine, such as one that depends on time, allows
   * nothing.
   */
  allows(action: Action, state: string): boolean;
}

export type StateOf<M> = M extends Machine<infer State, string> ? State : never;
export type ActionOf<M> = M extends Machine<string, infer Action> ? Action : never;

/** Declares a state machine: its states and the transitions between them. */
export function defineMachine<State extends string, Action extends string>(
  declaration: Declaration<State, Action>,
): Machine<State, Action> {
  // The keys of the record are of type Action, which Object.keys doesn't express.
  const actions = Object.keys(declaration.transitions) as Action[];
  return {
    ...declaration,
    actions,
    allows: (action, state) => declaration.transitions[action].from.some((from) => from === state),
  };
}
