import { SetMetadata } from '@nestjs/common';

export const UNAUDITED = Symbol('unaudited');

/**
 * Marks an admin's call that writes no audit line. A test lists all such calls.
 * @param reason why it reads and changes no data but the admin's own
 */
export const Unaudited = (reason: string): MethodDecorator => SetMetadata(UNAUDITED, reason);
