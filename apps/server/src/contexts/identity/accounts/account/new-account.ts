import type { Role } from '@common-roof/contracts';

export interface NewAccount {
  readonly email: string;
  readonly accountType: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  /** A person of a sample house. */
  readonly isSample?: boolean;
}
