import { SetMetadata } from '@nestjs/common';

export const UNAUDITED = Symbol('unaudited');

/**
 * An admin's call leaves no line by itself. A test names all that say so.
 * @param reason why nobody's data is looked at or changed by it but the admin's own
 */
export const Unaudited = (reason: string): MethodDecorator => SetMetadata(UNAUDITED, reason);
