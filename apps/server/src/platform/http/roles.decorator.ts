import type { Role } from '@common-roof/contracts';
import { SetMetadata } from '@nestjs/common';

export const ROLES = Symbol('roles');
export const PUBLIC = Symbol('public');

/** Who may call. Whose object it is, is the first line of the service. */
export const Roles = (...roles: [Role, ...Role[]]): MethodDecorator => SetMetadata(ROLES, roles);

/** Anybody may call, signed in or not. */
export const Public = (): MethodDecorator => SetMetadata(PUBLIC, true);
