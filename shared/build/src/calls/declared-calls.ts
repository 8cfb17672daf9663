import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { Schemas, type Schema } from './schema-of';

/** A call as it is declared, with the schemas of what goes out and what comes back. */
export interface DeclaredCall {
  name: string;
  /** The file that declares it, without its ending. */
  group: string;
  method: 'GET' | 'POST';
  /** Path without the `/api` base. */
  path: string;
  description: string;
  /** Undefined for a call without parameters. */
  params?: Schema;
  answer: Schema;
  /** Sent without the learner's token. */
  isOpen: boolean;
  /** What a GET changes on the server; '' for a safe read, and for a POST. */
  writes: string;
  /** The fields that it names to be made well-formed, and where they are written. */
  fields: { text: string; file: string; from: number; to: number };
}

/** Whether a call changes nothing on the server. */
export const isSafeRead = ({ method, writes }: DeclaredCall): boolean => method === 'GET' && !writes;

/** A code of the server's envelope. */
export interface DeclaredCode {
  name: string;
  code: number;
  description: string;
}

/** All that `@suite/api` declares. */
export interface Declarations {
  calls: DeclaredCall[];
  codes: DeclaredCode[];
  /** The schemas that have names. */
  schemas: Record<string, Schema>;
}

/** Types come from the suite's own packages only: those of libraries take most of the time, and no call has one. */
function programOf(file: string): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    lib: ['lib.es2020.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      /^\.|^@suite\//.test(text)
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    );
  return ts.createProgram([file], options, host);
}

/** The declaration of a call, if that is what a name of the package stands for. */
function declarationOf(
  symbol: ts.Symbol,
): { variable: ts.VariableDeclaration; made: ts.CallExpression } | undefined {
  const [variable] = symbol.declarations ?? [];
  if (!variable || !ts.isVariableDeclaration(variable)) return undefined;
  const made = variable.initializer;
  const isCall =
    made && ts.isCallExpression(made) && /^(?:get|getList|post)$/.test(made.expression.getText());
  return isCall ? { variable, made } : undefined;
}

/** What the comment of a GET says that it changes. */
function writesOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'writes');
  return ts.displayPartsToString(tag?.text);
}

/** What stands after the path. */
function fieldsOf({ arguments: [, given] }: ts.CallExpression, path: ts.Expression): DeclaredCall['fields'] {
  const file = path.getSourceFile().fileName;
  const text = given && ts.isStringLiteral(given) ? given.text : '';
  return { text, file, from: path.end, to: (given ?? path).end };
}

function readCall(symbol: ts.Symbol, checker: ts.TypeChecker, schemas: Schemas): DeclaredCall | undefined {
  const declaration = declarationOf(symbol);
  if (!declaration) return undefined;
  const { made, variable } = declaration;
  const [params, answer] = made.typeArguments ?? [];
  const [path, , options] = made.arguments;
  if (!params || !answer || !path || !ts.isStringLiteral(path))
    throw new Error(`${symbol.name} is not declared by its types and its path`);
  const kind = made.expression.getText();
  const sent = checker.getTypeFromTypeNode(params);
  const data = schemas.of(checker.getTypeFromTypeNode(answer), answer.getText());
  return {
    name: symbol.name,
    group: basename(variable.getSourceFile().fileName, '.ts'),
    method: kind === 'post' ? 'POST' : 'GET',
    path: path.text,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    ...(!(sent.flags & ts.TypeFlags.Void) && { params: schemas.of(sent) }),
    answer: kind === 'getList' ? { type: 'array', items: data } : data,
    isOpen: options !== undefined && /\bwithoutToken: true\b/.test(options.getText()),
    writes: writesOf(symbol, checker),
    fields: fieldsOf(made, path),
  };
}

/** The names that a module exports. */
function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module`);
  return checker.getExportsOfModule(module);
}

/** The codes are one constant each, with its words above it. */
function readCode(symbol: ts.Symbol, checker: ts.TypeChecker): DeclaredCode | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return type.isNumberLiteral() ? { name: symbol.name, code: type.value, description } : undefined;
}

/** Reads the declarations of all calls from their types. */
export function readDeclarations(): Declarations {
  const file = createRequire(import.meta.url).resolve('@suite/api');
  const program = programOf(file);
  const checker = program.getTypeChecker();
  const schemas = new Schemas(checker);
  const calls = exportsOf(program, checker, file).flatMap((name) => {
    const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
    return readCall(symbol, checker, schemas) ?? [];
  });
  const codes = exportsOf(program, checker, join(dirname(file), 'codes.ts')).flatMap(
    (symbol) => readCode(symbol, checker) ?? [],
  );
  return { calls, codes, schemas: schemas.named };
}
