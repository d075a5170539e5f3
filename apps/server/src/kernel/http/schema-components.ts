import * as contracts from '@common-roof/contracts/schemas';
import { z } from 'zod';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const LOCAL = '#/$defs/';
const COMPONENT = '#/components/schemas/';

/** The schemas that the contracts export under a name, such as `Note`. */
const NAMES: ReadonlyMap<z.core.$ZodType, string> = new Map(
  Object.entries<unknown>(contracts)
    .filter((entry): entry is [string, z.ZodType] => /^[A-Z]/.test(entry[0]) && entry[1] instanceof z.ZodType)
    .map(([name, schema]) => [schema, name]),
);

/** Metadata of a schema with its exported name as its id, so that zod refers to it instead of repeating it. */
class NamedSchemas extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get(schema: z.core.$ZodType): Record<string, unknown> | undefined {
    const id = NAMES.get(schema);
    const known = z.globalRegistry.get(schema);
    return id === undefined ? known : { ...known, id };
  }
}

const isTransform = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform';

/** Collects the named schemas of an OpenAPI document, so that each appears in it once. */
export class SchemaComponents {
  private readonly metadata = new NamedSchemas();
  private readonly byName = new Map([...NAMES].map(([schema, name]) => [name, schema]));
  private readonly used = new Map<string, Json>();
  private readonly differing = this.namesThatDiffer();

  /** Returns the JSON Schema of what a caller sends (`input`) or gets (`output`). */
  referenceTo(schema: z.core.$ZodType, direction: Direction): Json {
    const name = NAMES.get(schema);
    return name === undefined ? this.inline(schema, direction) : { $ref: this.refer(name, direction) };
  }

  /** As {@link referenceTo}, without a reference at the top. */
  inline(schema: z.core.$ZodType, direction: Direction): Json {
    return this.withComponents(this.jsonOf(schema, direction), direction) as Json;
  }

  /** Returns every schema that was referred to, by name. */
  toJson(): Record<string, Json> {
    return Object.fromEntries([...this.used].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  private refer(name: string, direction: Direction): string {
    const component = direction === 'input' && this.differing.has(name) ? `${name}Input` : name;
    const schema = this.byName.get(name);
    if (schema !== undefined && !this.used.has(component)) {
      this.used.set(component, {}); // Before its parts, which may refer to it.
      this.used.set(component, this.withComponents(this.jsonOf(schema, direction), direction) as Json);
    }
    return `${COMPONENT}${component}`;
  }

  private withComponents(value: unknown, direction: Direction): unknown {
    if (Array.isArray(value)) return value.map((each) => this.withComponents(each, direction));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (key !== '$ref' || typeof each !== 'string') return [[key, this.withComponents(each, direction)]];
      const name = each.slice(LOCAL.length);
      // An unnamed schema that refers to itself becomes any JSON: an empty schema.
      return this.byName.has(name) ? [[key, this.refer(name, direction)]] : [];
    });
    return Object.fromEntries(entries);
  }

  private jsonOf(schema: z.core.$ZodType, io: Direction): Json {
    const { $defs = {}, ...whole } = z.toJSONSchema(schema, {
      io,
      metadata: this.metadata,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ zodSchema, jsonSchema }) => {
        const { def } = zodSchema._zod;
        // Values normalised during parsing, such as the case of an id, have the same schema in responses.
        if (def.type === 'pipe' && io === 'output' && isTransform(def.out)) {
          Object.assign(jsonSchema, this.jsonOf(def.in, io));
        }
        // A format tells a reader more than zod's pattern for it.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    });
    // A named schema becomes a reference to itself, next to its definitions.
    const { $schema: _, id: __, ...rest } = $defs[NAMES.get(schema) ?? ''] ?? whole;
    return rest;
  }

  /** Returns the names whose input and output schemas differ, directly or through a reference. */
  private namesThatDiffer(): ReadonlySet<string> {
    const texts = [...this.byName].map(([name, schema]) => ({
      name,
      sent: JSON.stringify(this.jsonOf(schema, 'input')),
      read: JSON.stringify(this.jsonOf(schema, 'output')),
    }));
    const differing = new Set(texts.filter(({ sent, read }) => sent !== read).map(({ name }) => name));
    for (let before = -1; before !== differing.size;) {
      before = differing.size;
      for (const { name, sent } of texts) {
        const parts = [...sent.matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, part = '']) => part);
        if (parts.some((part) => differing.has(part))) differing.add(name);
      }
    }
    return differing;
  }
}
