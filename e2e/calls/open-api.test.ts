import * as api from '@suite/api';
import { openApiOf, readDeclarations } from '@suite/build/calls';
import { Validator } from '@seriousme/openapi-schema-validator';

const document = openApiOf(readDeclarations());
const { schemas } = document.components;

test('a validator of OpenAPI 3.1 accepts the document', async () => {
  const validator = new Validator();
  const { errors, valid } = await validator.validate({ ...structuredClone(document) });
  expect([valid, errors]).toEqual([true, undefined]);
  expect(validator.version).toBe('3.1');
});

test('it has every declared call by its method, path and name', () => {
  const declared = Object.entries<unknown>(api).flatMap(([name, value]) => {
    const { method, path } = value as Partial<api.Call<unknown, unknown>>;
    return typeof value === 'function' && method && path ? [`${method} ${path} ${name}`] : [];
  });
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
    ),
  );
  expect(written.sort()).toEqual(declared.sort());
});

test('parameters are the query of a read and the body of a write', () => {
  expect(document.paths['/Answer/juanHistory']?.get?.parameters).toEqual([
    { name: 'unit_id', in: 'query', required: true, schema: { type: 'number' } },
    {
      name: 'juan_id',
      in: 'query',
      required: false,
      schema: { type: 'number', description: 'By default the last one.' },
    },
  ]);
  expect(document.paths['/contracts/verifyFaceUrl']?.post?.requestBody).toEqual({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/LinkParams' } } },
  });
});

test('an answer is an envelope with the data of the call, or a refusal by a declared code', () => {
  const { schema } = document.paths['/Answer/index']!.get!.responses[200].content['application/json'];
  expect(schema.anyOf?.[0]?.allOf?.[1]?.properties?.data).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/AnswerUnit' },
  });
  expect(schema.anyOf?.[1]).toEqual({ $ref: '#/components/schemas/Refusal' });
  expect(schemas.RefusalCode?.enum).toContain(api.codes.NOT_BOUGHT);
  expect(schemas.RefusalCode?.description).toContain('20026 `NOT_BOUGHT`');
});

test('types keep what they say: forms, alternatives, null, what may be left out, what they hold', () => {
  expect(schemas.Homework?.properties).toMatchObject({
    deadline: { $ref: '#/components/schemas/DateTime' },
    score: { type: ['number', 'null'] },
    status: { enum: ['done', 'ready', 'locked'] },
  });
  expect(schemas.Order?.properties?.attempt?.anyOf).toEqual([
    { $ref: '#/components/schemas/PayAttempt' },
    { type: 'null' },
  ]);
  expect(schemas.Order?.required).not.toContain('closed_reason');
  expect(schemas.MenuNode?.properties?.child?.items).toEqual({ $ref: '#/components/schemas/MenuNode' });
  expect(schemas.Paged_Book?.properties?.list?.items).toEqual({ $ref: '#/components/schemas/Book' });
  expect(schemas.Question?.patternProperties).toEqual({ '^option\\d+$': { type: 'string' } });
});

test('the token is a header, which an open call does without', () => {
  expect(document.components.securitySchemes.token).toMatchObject({ in: 'header', name: 'token' });
  expect(document.paths['/makeNew/calendarList']?.get?.security).toEqual([]);
  expect(document.paths['/Index/index']?.get?.security).toBeUndefined();
});

test('a GET that writes is no safe read, and says what it writes', () => {
  const { get } = document.paths['/Answer/createJuan']!;
  expect([get?.['x-safe-read'], get?.description]).toEqual([
    false,
    "The unit's open paper; a new one only when there is none.\n\nA GET that opens a practice paper.",
  ]);
  expect(document.paths['/Answer/index']?.get?.['x-safe-read']).toBe(true);
  expect(document.paths['/clock/clock']?.post?.['x-safe-read']).toBe(false);
});
