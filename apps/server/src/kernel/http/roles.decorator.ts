import type { Role } from '@common-roof/contracts';
import { applyDecorators, SetMetadata } from '@nestjs/common';

export const ROLES = Symbol('roles');
export const PUBLIC = Symbol('public');

/** Lists the roles that may call. The first line of the service checks whose object it is. */
export const Roles = (...roles: [Role, ...Role[]]): MethodDecorator => SetMetadata(ROLES, roles);

/** Anyone may call, signed in or not. */
export const Public = (): MethodDecorator => SetMetadata(PUBLIC, true);

export const SIGNED_IN_OR_NOT = Symbol('signed in or not');

/** Anyone may call. A valid session identifies the caller, and an invalid one is rejected. The service decides. */
export const SignedInOrNot = (): MethodDecorator => applyDecorators(Public(), SetMetadata(SIGNED_IN_OR_NOT, true));

export const BY_LINK = Symbol('by link');

/**
 * In addition to {@link Roles}: a caller with a link's secret in place of the id needs no session. The service decides
 * what the link opens.
 * @param secret matches such a secret, and no id
 */
export const OrByLink = (secret: RegExp): MethodDecorator => SetMetadata(BY_LINK, secret);

export const WHILE_LEAVING = Symbol('while leaving');

/**
 * Also allows the session of an account that is about to be deleted, which may only keep the account, export its data
 * and sign out.
 */
export const WhileLeaving = (): MethodDecorator => SetMetadata(WHILE_LEAVING, true);

export const BEFORE_FACTOR = Symbol('before a factor');

/** In addition to {@link Roles}: also allows accounts that must set up a second factor before anything else. */
export const BeforeFactor = (): MethodDecorator => SetMetadata(BEFORE_FACTOR, true);
