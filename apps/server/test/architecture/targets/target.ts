import type { Player } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';

export interface Target {
  readonly path: string;
  readonly body?: unknown;
  /** The token of a substitute caller of the same role, created for a call that uses up the account. */
  readonly token?: string;
}

/**
 * The owner of the things that the calls target. The matrix is about house A and its people; its own-target variant
 * makes the same calls on the caller's own things: then `own` is true, and the caller is `self` and takes the place of
 * their role.
 */
export interface Scene {
  readonly own: boolean;
  /** The owner of the personal things: profile, sessions, alerts. */
  readonly self: Player;
  readonly roomie: Player;
  readonly homeowner: Player;
  readonly neatkeeper: Player;
  readonly admin: Player;
  /** The roomie's current or past house. */
  readonly house: string;
  readonly room: string;
  /** The conversation of the roomie and the homeowner. */
  readonly conversation: string;
}

/**
 * The request of each call: bodies are valid, so that only access decides. When a call uses up its target, it is
 * created for the cell of a column, from what belongs to the scene's people.
 */
export type Targets = Record<string, (column: Column, scene: Scene) => Target | Promise<Target>>;

/** A call whose request is the same for every caller. */
export const to = (path: string, body?: unknown) => (): Target => ({ path, body });
