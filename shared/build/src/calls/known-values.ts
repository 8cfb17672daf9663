import type { DeclaredCall } from './declared-calls';
import { resolved } from './open-api';
import { refOf, type Schema } from './schema-of';

/** Parameters of every list and of a few calls, which no answer has. */
const always = (): Record<string, string> => ({
  page: '1',
  limit: '20',
  preview: '1',
  month: new Date().toISOString().slice(0, 7),
  url: 'https://m.example.cn/',
});

/** `contractId` and `contract_id` are one name. */
const plain = (name: string) => name.replace(/_/g, '').toLowerCase();

interface Value {
  /** The name of its field. */
  field: string;
  /** The name of the object that has it. */
  owner: string;
  /** The file of the call that answered with it. */
  group: string;
  text: string;
}

/** Remembers what the answers of a server have in them, to ask further calls with it. */
export class KnownValues {
  private readonly values: Value[] = [];
  private readonly given: Record<string, string>;

  constructor(
    private readonly schemas: Record<string, Schema>,
    given: Record<string, string>,
  ) {
    this.given = { ...always(), ...given };
  }

  learn({ answer, group }: DeclaredCall, data: unknown): void {
    this.walk(data, answer, { owner: '', group });
  }

  /** The queries with which a call can be asked; none while a value is wanting. */
  queriesFor(call: DeclaredCall): Record<string, string>[] {
    const [first, ...rest] = this.required(call).map(({ name, schema }) =>
      this.valuesFor(call, name, schema).map((text) => ({ [name]: text })),
    );
    if (!first) return [{}];
    // Values at the same place often belong together: a week and its material.
    return first.flatMap((query, at) => {
      const others = rest.map((list) => list[at] ?? list[0]);
      return others.includes(undefined)
        ? []
        : [Object.assign({}, query, ...others) as Record<string, string>];
    });
  }

  /** The parameters for which there is no value. */
  unknownFor(call: DeclaredCall): string[] {
    return this.required(call)
      .filter(({ name, schema }) => this.valuesFor(call, name, schema).length === 0)
      .map(({ name }) => name);
  }

  private required({ params }: DeclaredCall): { name: string; schema: Schema }[] {
    if (!params) return [];
    const { properties = {}, required = [] } = resolved(params, this.schemas);
    return required.map((name) => ({ name, schema: properties[name] as Schema }));
  }

  private valuesFor({ group }: DeclaredCall, name: string, schema: Schema): string[] {
    const given = this.given[name];
    if (given !== undefined) return [given];
    const known = resolved(schema, this.schemas).enum;
    if (known) return known.map(String);
    const wanted = plain(name);
    const isIdOf = ({ field, owner }: Value) =>
      field === 'id' && wanted.endsWith('id') && plain(owner).startsWith(wanted.slice(0, -2));
    const fits = (value: Value) =>
      wanted === 'id'
        ? value.field === 'id' && value.group === group
        : plain(value.field) === wanted || isIdOf(value);
    return [...new Set(this.values.filter(fits).map(({ text }) => text))];
  }

  private walk(value: unknown, schema: Schema, at: Pick<Value, 'owner' | 'group'>): void {
    const { anyOf = [], items, properties = {} } = resolved(schema, this.schemas);
    if (typeof value !== 'object' || value === null) return;
    for (const one of anyOf) this.walk(value, one, at);
    if (items) for (const item of Object.values(value)) this.walk(item, items, at);
    const inside = { ...at, owner: refOf(schema) ?? at.owner };
    for (const [field, declared] of Object.entries(properties)) {
      const part = (value as Record<string, unknown>)[field];
      const isText = /^(?:string|number)$/.test(typeof part) && part !== '';
      if (isText) this.values.push({ ...inside, field, text: String(part) });
      else this.walk(part, declared, inside);
    }
  }
}
