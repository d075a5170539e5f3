import type { Player } from '../../support/world.ts';
import type { Column } from '../access-matrix.ts';

export interface Target {
  readonly path: string;
  readonly body?: unknown;
  /** Who asks instead of the cell's actor, where the call uses up the account: somebody of the same role, made for it. */
  readonly token?: string;
}

/**
 * Whose things the calls are made to. The matrix is about house A and its people; its own-target variant asks the
 * same of the caller's own: then `own` is true, and the caller is `self` and stands in the place of their role.
 */
export interface Scene {
  readonly own: boolean;
  /** Whose personal things these are: profile, sessions, alerts. */
  readonly self: Player;
  readonly roomie: Player;
  readonly homeowner: Player;
  readonly neatkeeper: Player;
  readonly admin: Player;
  /** Where the roomie lives, or lived. */
  readonly house: string;
  readonly room: string;
  /** Of the roomie and the homeowner. */
  readonly conversation: string;
}

/**
 * The request of each call: bodies are right, so that only access decides. It is made for the cell of a column, where a
 * call uses it up, of what belongs to the people of the scene.
 */
export type Targets = Record<string, (column: Column, scene: Scene) => Target | Promise<Target>>;

/** A call whose request is the same for everybody. */
export const to = (path: string, body?: unknown) => (): Target => ({ path, body });
