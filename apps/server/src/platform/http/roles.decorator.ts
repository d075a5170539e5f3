import type { Role } from '@common-roof/contracts';
import { applyDecorators, SetMetadata } from '@nestjs/common';

export const ROLES = Symbol('roles');
export const PUBLIC = Symbol('public');

/** Who may call. Whose object it is, is the first line of the service. */
export const Roles = (...roles: [Role, ...Role[]]): MethodDecorator => SetMetadata(ROLES, roles);

/** Anybody may call, signed in or not. */
export const Public = (): MethodDecorator => SetMetadata(PUBLIC, true);

export const SIGNED_IN_OR_NOT = Symbol('signed in or not');

/** Anybody may call; who shows a session is known by it, and one that is not valid is refused. The service decides. */
export const SignedInOrNot = (): MethodDecorator => applyDecorators(Public(), SetMetadata(SIGNED_IN_OR_NOT, true));

export const BY_LINK = Symbol('by link');

/**
 * Beside {@link Roles}: who brings the secret of a link in place of the id needs no session. The service decides what
 * the link opens.
 * @param secret what tells such a secret from an id
 */
export const OrByLink = (secret: RegExp): MethodDecorator => SetMetadata(BY_LINK, secret);

export const WHILE_LEAVING = Symbol('while leaving');

/** Also for a session of an account that is to be deleted, which may do little: keep it, take its data along, sign out. */
export const WhileLeaving = (): MethodDecorator => SetMetadata(WHILE_LEAVING, true);

export const BEFORE_FACTOR = Symbol('before a factor');

/** Beside {@link Roles}: open also to who must set up a second factor before anything else. */
export const BeforeFactor = (): MethodDecorator => SetMetadata(BEFORE_FACTOR, true);
