import ts from 'typescript';

/** A JSON schema of draft 2020-12, as OpenAPI 3.1 has it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | number | boolean | null)[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema;
  patternProperties?: Record<string, Schema>;
  anyOf?: Schema[];
  allOf?: Schema[];
}

/** Where a document keeps the schemas that have names. */
const PLACE = '#/components/schemas/';

/** The schema of that name. */
export const refTo = (name: string): Schema => ({ $ref: PLACE + name });

/** The name of the schema that is meant; undefined if it stands there itself. */
export const refOf = ({ $ref }: Schema): string | undefined => $ref?.slice(PLACE.length);

/** Names of texts with a form: the type checker knows them as texts only. */
const forms: Record<string, Schema> = {
  DateTime: {
    type: 'string',
    description: '`YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; empty when there is none.',
  },
  Day: { type: 'string', description: '`YYYY-MM-DD` in Asia/Shanghai; empty when there is none.' },
  Month: { type: 'string', description: '`YYYY-MM`.' },
  Amount: { type: 'string', description: 'Yuan with two decimals.' },
};

/** What is as simple as its type. */
const simple: [ts.TypeFlags, Schema][] = [
  [ts.TypeFlags.Number, { type: 'number' }],
  [ts.TypeFlags.BooleanLike, { type: 'boolean' }],
  [ts.TypeFlags.Null, { type: 'null' }],
  [ts.TypeFlags.Unknown, {}],
];

const isForm = new RegExp(`\\b(${Object.keys(forms).join('|')})\\b`);

const described = (description: string): Pick<Schema, 'description'> => (description ? { description } : {});

/** Allows null beside what a schema allows. */
function orNull(schema: Schema): Schema {
  if (schema.enum) return { ...schema, enum: [...schema.enum, null] };
  if (typeof schema.type === 'string' && !schema.anyOf) return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}

/** Turns types into schemas; those that have a name are collected in `named`. */
export class Schemas {
  readonly named: Record<string, Schema> = {};
  private readonly typesByName = new Map<string, ts.Type>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** The schema of a type. `written` is how its declaration reads: it has the names that the type has lost. */
  of(type: ts.Type, written = ''): Schema {
    if (type.isUnion()) return this.ofUnion(type, written);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
    if (type.flags & ts.TypeFlags.String) {
      const form = isForm.exec(written)?.[1];
      return form ? this.name(form, type, () => forms[form] as Schema) : { type: 'string' };
    }
    const known = simple.find(([flag]) => type.flags & flag);
    if (known) return known[1];
    if (!(type.flags & ts.TypeFlags.Object) && !type.isIntersection())
      throw new Error(`${this.checker.typeToString(type)} has no schema`);
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.of(item as ts.Type, written) };
    }
    return this.ofObject(type, written);
  }

  /** A union's null is said beside the rest; an absent value is no schema but a field that is not required. */
  private ofUnion(type: ts.UnionType, written: string): Schema {
    const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
    const types = type.types.filter(({ flags }) => !(flags & nothing));
    const schemas = types.map((one) => this.of(one, written));
    const rest: Schema = schemas.every((schema) => schema.enum)
      ? { enum: schemas.flatMap((schema) => schema.enum ?? []) }
      : schemas.length > 1 && !schemas.every((schema) => schema.type === 'boolean')
        ? { anyOf: schemas }
        : (schemas[0] as Schema);
    return type.types.some(({ flags }) => flags & ts.TypeFlags.Null) ? orNull(rest) : rest;
  }

  private ofObject(type: ts.Type, written: string): Schema {
    const symbol = type.getSymbol();
    if (!symbol || !(symbol.flags & ts.SymbolFlags.Interface)) return this.fieldsOf(type, written);
    const name = this.checker.typeToString(type).replace(/\W+/g, '_').replace(/_$/, '');
    return this.name(name, type, () => ({
      ...described(ts.displayPartsToString(symbol.getDocumentationComment(this.checker))),
      ...this.fieldsOf(type),
    }));
  }

  private fieldsOf(type: ts.Type, written = ''): Schema {
    const fields = this.checker.getPropertiesOfType(type);
    const required = fields.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: 'object',
      ...(fields.length > 0 && {
        properties: Object.fromEntries(fields.map((field) => [field.name, this.ofField(field)])),
      }),
      ...(required.length > 0 && { required }),
      ...this.keysOf(type, written),
    };
  }

  /** What a map holds: under any name, or under those of a form such as `option${number}`. */
  private keysOf(type: ts.Type, written: string): Schema {
    const [index] = this.checker.getIndexInfosOfType(type);
    if (!index) return {};
    const held = this.of(index.type, written);
    if (!(index.keyType.flags & ts.TypeFlags.TemplateLiteral)) return { additionalProperties: held };
    const [start = ''] = (index.keyType as ts.TemplateLiteralType).texts;
    return { patternProperties: { [`^${start}\\d+$`]: held } };
  }

  private ofField(field: ts.Symbol): Schema {
    const [declaration] = field.declarations ?? [];
    const written =
      declaration && ts.isPropertySignature(declaration) ? (declaration.type?.getText() ?? '') : '';
    return {
      ...this.of(this.checker.getTypeOfSymbol(field), written),
      ...described(ts.displayPartsToString(field.getDocumentationComment(this.checker))),
    };
  }

  /** Keeps the schema under its name, and gives the reference to it. A type may hold itself. */
  private name(name: string, type: ts.Type, schema: () => Schema): Schema {
    const known = this.typesByName.get(name);
    if (known && known !== type) throw new Error(`two different types are called ${name}`);
    if (!known) {
      this.typesByName.set(name, type);
      this.named[name] = schema();
    }
    return refTo(name);
  }
}
