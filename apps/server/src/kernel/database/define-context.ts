import type { ModuleMetadata, Provider, Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

/** A part of a context: a folder with one concern. */
export interface ContextPart {
  /** The entities of its tables. */
  readonly entities: readonly Type[];
  readonly providers: readonly Provider[];
}

interface ContextDefinition {
  /** The modules of other contexts that this one uses. */
  readonly imports?: NonNullable<ModuleMetadata['imports']>;
  /** Lowest first: a part uses only those before it. */
  readonly parts: readonly ContextPart[];
}

/**
 * Returns the module of a context, in which all of its parts can inject each other. Its controllers can inject all of
 * them, too; what other contexts can is decided by its door, which names the classes that they may import.
 */
export function defineContext({ imports = [], parts }: ContextDefinition): ModuleMetadata {
  const providers = parts.flatMap((part) => part.providers);
  return {
    imports: [TypeOrmModule.forFeature(parts.flatMap(({ entities }) => entities)), ...imports],
    providers,
    exports: providers.filter((provider) => typeof provider === 'function'),
  };
}
