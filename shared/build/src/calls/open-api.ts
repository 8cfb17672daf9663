import { manifestOf } from '../workspace';
import { isSafeRead, type Declarations, type DeclaredCall, type DeclaredCode } from './declared-calls';
import { refOf, refTo, type Schema } from './schema-of';

interface Parameter {
  name: string;
  in: 'query';
  required: boolean;
  schema: Schema;
}

/** What one path does by one method. */
interface Operation {
  operationId: string;
  tags: string[];
  description?: string;
  /** A GET that changes nothing: it can be sent at any time. */
  'x-safe-read': boolean;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  security?: [];
  responses: { 200: { description: string; content: Content } };
}

type Content = Record<'application/json', { schema: Schema }>;

/** The server's API in OpenAPI 3.1. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  security: Record<string, []>[];
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: {
    securitySchemes: Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>;
    schemas: Record<string, Schema>;
  };
}

const content = (schema: Schema): Content => ({ 'application/json': { schema } });

/** The schema itself, where a reference to one stands. */
export function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = refOf(schema);
  return name === undefined ? schema : resolved(schemas[name] as Schema, schemas);
}

/** The query of a read; alternatives are the union of their parameters, none of which is required then. */
function parametersOf(params: Schema, schemas: Record<string, Schema>): Parameter[] {
  const { anyOf, properties = {}, required = [] } = resolved(params, schemas);
  const all = anyOf
    ? Object.assign({}, ...anyOf.map((one) => resolved(one, schemas).properties))
    : properties;
  return Object.entries<Schema>(all).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** An answer: a success with the data, or a refusal. */
const answerOf = ({ answer }: DeclaredCall): Schema => ({
  anyOf: [
    {
      allOf: [
        refTo('Envelope'),
        { type: 'object', properties: { code: refTo('SuccessCode'), data: answer }, required: ['data'] },
      ],
    },
    refTo('Refusal'),
  ],
});

function operationOf(call: DeclaredCall, schemas: Record<string, Schema>): Operation {
  const { description, group, isOpen, method, name, params, writes } = call;
  const said = [description, writes && `A GET that ${writes}.`].filter(Boolean).join('\n\n');
  return {
    operationId: name,
    tags: [group],
    ...(said && { description: said }),
    'x-safe-read': isSafeRead(call),
    ...(params && method === 'GET' && { parameters: parametersOf(params, schemas) }),
    ...(params && method === 'POST' && { requestBody: { required: true, content: content(params) } }),
    ...(isOpen && { security: [] as [] }),
    responses: {
      200: { description: 'A success or a refusal, by its code', content: content(answerOf(call)) },
    },
  };
}

/** Codes of a success; the third is one in two calls only. */
const successes = ['SUCCESS', 'OK', 'LOGIN_WITH_WORDS'];

function envelopesOf(codes: DeclaredCode[]): Record<string, Schema> {
  const schemaOf = (some: DeclaredCode[]): Schema => ({
    description: some
      .map(({ code, description, name }) => `- ${code} \`${name}\` ${description}`.trim())
      .join('\n'),
    enum: some.map(({ code }) => code),
  });
  const words = { type: 'string', description: 'Words for the learner; `message` is the same.' };
  return {
    SuccessCode: schemaOf(codes.filter(({ name }) => successes.includes(name))),
    RefusalCode: schemaOf(codes.filter(({ name }) => name !== 'SUCCESS' && name !== 'OK')),
    Envelope: {
      type: 'object',
      properties: { code: { type: 'number' }, data: {}, msg: words, message: words },
      required: ['code'],
    },
    Refusal: {
      allOf: [refTo('Envelope'), { type: 'object', properties: { code: refTo('RefusalCode') } }],
    },
  };
}

/** Writes the declarations down as an OpenAPI document. */
export function openApiOf({ calls, codes, schemas }: Declarations): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const call of calls) {
    const method = call.method === 'GET' ? 'get' : 'post';
    paths[call.path] = { ...paths[call.path], [method]: operationOf(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '学习平台接口 · API of the learning platform',
      version: manifestOf('shared/api').version,
      description:
        'Made of the declarations in `shared/api` by `npm run calls -- --openapi`. A GET with `x-safe-read` changes nothing.',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: "The session's token, of the learner or of the management line.",
        },
      },
      schemas: { ...schemas, ...envelopesOf(codes) },
    },
  };
}
