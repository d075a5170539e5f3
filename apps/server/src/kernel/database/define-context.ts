import type { ModuleMetadata, Provider, Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

/** A part of a context: a folder with one concern. */
export interface ContextPart {
  /** The entities of the tables that it writes. */
  readonly entities: readonly Type[];
  readonly providers: readonly Provider[];
  /** What other contexts may inject. */
  readonly exports: readonly Type[];
}

interface ContextDefinition {
  /** The modules of other contexts that this one uses. */
  readonly imports?: NonNullable<ModuleMetadata['imports']>;
  /** Lowest first: a part uses only those before it. */
  readonly parts: readonly ContextPart[];
}

/** Returns the module of a context, in which all of its parts can inject each other. */
export function defineContext({ imports = [], parts }: ContextDefinition): ModuleMetadata {
  return {
    imports: [TypeOrmModule.forFeature(parts.flatMap(({ entities }) => entities)), ...imports],
    providers: parts.flatMap(({ providers }) => providers),
    exports: parts.flatMap(({ exports }) => exports),
  };
}
