import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import type { Said } from '../say';
import type { Declarations, DeclaredCall } from './declared-calls';

/** Where an answer is not what its call declares. It names fields and types, and never a value. */
export interface Difference {
  /** Method and path of the call. */
  call: string;
  /** Such as `data.list[].title`; what is no declared name of a field is `*`. */
  field: string;
  what: Said;
}

/** The answer of one call: data, a refusal by a known code, or neither of them. */
export interface Reading {
  outcome: 'data' | 'refused' | 'odd';
  code?: number;
  data?: unknown;
  differences: Difference[];
}

export const callOf = ({ method, path }: Pick<DeclaredCall, 'method' | 'path'>) => `${method} ${path}`;

const missing: Said = { en: 'is missing', zh: '缺失' };
const otherValue: Said = { en: 'has a value that is not declared', zh: '的值不在声明里' };
const unknownCode: Said = { en: 'is not one of the declared codes', zh: '不是声明过的码' };
const noEnvelope: Said = { en: 'is no envelope with code and data', zh: '不是带 code 和 data 的外层结构' };

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const otherType = (value: unknown, declared: string): Said => ({
  en: `is ${typeOf(value)}, declared as ${declared}`,
  zh: `是 ${typeOf(value)}，声明为 ${declared}`,
});

function fieldNames(schema: unknown, into: Set<string>): Set<string> {
  if (typeof schema !== 'object' || schema === null) return into;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) into.add(name);
    fieldNames(value, into);
  }
  return into;
}

/** Of a value that may also be null, what it would have to be otherwise says more than that it is not null. */
const saysLittle = ({ keyword, params, instancePath }: ErrorObject, all: ErrorObject[]) =>
  all.some((other) => other.keyword !== 'anyOf' && other.instancePath.startsWith(instancePath)) &&
  (keyword === 'anyOf' ||
    (params.type === 'null' &&
      all.some((other) => other.keyword !== 'anyOf' && other.params.type !== 'null')));

/** Reads the answers of a server and compares them with the declarations. */
export class AnswerReader {
  private readonly ajv = new Ajv({ allErrors: true, verbose: true, strict: false, validateSchema: false });
  private readonly checks = new Map<string, ValidateFunction>();
  private readonly names: Set<string>;
  private readonly codes: Map<string, number>;

  constructor(private readonly declarations: Declarations) {
    this.names = fieldNames(declarations, new Set());
    this.codes = new Map(declarations.codes.map(({ code, name }) => [name, code]));
  }

  read(call: DeclaredCall, body: unknown): Reading {
    const odd = (field: string, what: Said): Reading => ({
      outcome: 'odd',
      differences: [{ call: callOf(call), field, what }],
    });
    if (typeOf(body) !== 'object') return odd('', noEnvelope);
    const { code, data } = body as { code?: unknown; data?: unknown };
    if (code === undefined) return odd('code', missing);
    if (typeof code !== 'number') return odd('code', otherType(code, 'number'));
    if (code === this.codes.get('SUCCESS') || code === this.codes.get('OK')) {
      if (data === undefined) return odd('data', missing);
      return { outcome: 'data', code, data, differences: this.differencesOf(call, data) };
    }
    const isKnown = [...this.codes.values()].includes(code);
    return isKnown ? { outcome: 'refused', code, differences: [] } : odd('code', unknownCode);
  }

  private differencesOf(call: DeclaredCall, data: unknown): Difference[] {
    const check = this.checkOf(call);
    if (check(data)) return [];
    const errors = check.errors ?? [];
    const found = errors
      .filter((error) => !saysLittle(error, errors))
      .map((error) => ({ call: callOf(call), field: this.fieldOf(error), what: whatIs(error) }));
    return found.filter(
      ({ field, what }, at) =>
        found.findIndex((other) => other.field === field && other.what.en === what.en) === at,
    );
  }

  private checkOf(call: DeclaredCall): ValidateFunction {
    const known = this.checks.get(callOf(call));
    if (known) return known;
    const check = this.ajv.compile({
      ...call.answer,
      components: { schemas: this.declarations.schemas },
    });
    this.checks.set(callOf(call), check);
    return check;
  }

  /** The path of a field. A key of a map may be a person's number, so only declared names are told. */
  private fieldOf({ instancePath, keyword, params }: ErrorObject): string {
    const steps = instancePath.split('/').slice(1);
    if (keyword === 'required') steps.push(params.missingProperty as string);
    return steps.reduce((path, step) => {
      if (/^\d+$/.test(step)) return `${path}[]`;
      return `${path}.${this.names.has(step) ? step : '*'}`;
    }, 'data');
  }
}

function whatIs(error: ErrorObject): Said {
  if (error.keyword === 'required') return missing;
  if (error.keyword !== 'type') return otherValue;
  return otherType(error.data, [error.params.type as string | string[]].flat().join(' | '));
}
