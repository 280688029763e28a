/** As much of JSON Schema as our routes use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly $ref?: string;
}

/** A schema as a person would write the type down, with its limits behind it. */
export function schemaText(schema: Schema, indent = ''): string {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map((one) => schemaText(one, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => schemaText(one, indent)).join(' & ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.properties) return objectText(schema, indent);
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${schemaText(schema.additionalProperties, indent)} }`;
  }
  if (schema.items) return listText(schema.items, indent);
  return [schema.type ?? 'anything'].flat().join(' | ');
}

/** What is one of several is held together. */
function listText(items: Schema, indent: string): string {
  const text = schemaText(items, indent);
  return (items.oneOf ?? items.anyOf ?? items.allOf ?? items.enum) ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const limits = limitsOf(schema);
    const note = limits && `  // ${limits}`;
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(schema, inner)}${note}\n`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

/** What a type does not say: how long, how many, of which form, and what it is if it is left out. */
export function limitsOf(schema: Schema): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern, format } = schema;
  return [
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' of them'),
    range(minimum, maximum, ''),
    pattern === undefined ? (format ?? '') : `like ${pattern}`,
    'default' in schema ? `${JSON.stringify(schema.default)} if left out` : '',
    schema.description ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Limits that are only those of the numbers themselves are not told. */
function range(least: number | undefined, most: number | undefined, unit: string): string {
  const low = least === Number.MIN_SAFE_INTEGER ? undefined : least;
  const high = most === Number.MAX_SAFE_INTEGER ? undefined : most;
  if (low === undefined) return high === undefined ? '' : `at most ${high}${unit}`;
  return high === undefined ? `at least ${low}${unit}` : `${low} to ${high}${unit}`;
}
