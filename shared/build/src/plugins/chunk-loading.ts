import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import webpack, { type Chunk, type Compilation, type Compiler, type RuntimeModule } from 'webpack';
import { FILE_NAMES, OWN_NAME } from './own-name';

const { RuntimeGlobals, Template } = webpack;

const { ensureChunk, getChunkScriptFilename, onChunksLoaded, require } = RuntimeGlobals;

const typed = readFileSync(new URL('../runtime/load-chunks.ts', import.meta.url), 'utf8');
const { code } = transformSync(typed, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });

/** The text of the function alone: webpack puts comments before each line, which would end the long one above it. */
const loadChunks = code.slice(code.indexOf('function loadChunks'));

/** Which chunks have a kind of code, as an object's text. */
function chunksWith(kind: string, { chunkGraph, chunks }: Compilation): string {
  const has = (chunk: Chunk) => !!chunkGraph?.getChunkModulesIterableBySourceType(chunk, kind);
  return JSON.stringify(Object.fromEntries([...chunks].filter(has).map(({ id }) => [id, 1])));
}

/**
 * How code finds the files of a chunk. Where scripts vouch for files, a chunk has those that they have named: a list
 * of all would change with every page.
 */
function filesOfChunks(
  areVouchedFor: boolean,
  compilation: Compilation,
): Record<'scriptOf' | 'styleOf', string> {
  return areVouchedFor
    ? {
        scriptOf: `(${FILE_NAMES}[id + ".js"] || !${FILE_NAMES}[id + ".css"]) && id + ".js"`,
        styleOf: `${FILE_NAMES}[id + ".css"] && id + ".css"`,
      }
    : {
        scriptOf: `${chunksWith('javascript', compilation)}[id] && ${getChunkScriptFilename}(id)`,
        styleOf: `${chunksWith('css/mini-extract', compilation)}[id] && ${require}.miniCssF(id)`,
      };
}

/** The chunks of an import: a route table has one for each page. */
function inOneText(promise: string): string {
  const list = /^Promise\.all\([^[]*\[([^\]]*)\]\)$/.exec(promise)?.[1];
  const names = list?.match(/(?<=\(")[\w-]+(?="\))/g) ?? [];
  return names.length > 1 && names.length === list?.split(',').length
    ? `${ensureChunk}("${names.join(' ')}")`
    : promise;
}

function shortenImports({ runtimeTemplate }: Compilation): void {
  const blockPromise = runtimeTemplate.blockPromise.bind(runtimeTemplate);
  runtimeTemplate.blockPromise = (options) => inOneText(blockPromise(options));
}

/** webpack's own code for the same; the names of files are not looked up where scripts vouch for them. */
const replaced = ['ensure chunk', 'load script', 'css loading'];
const lookups = ['get javascript chunk filename', 'get mini-css chunk filename'];

/**
 * Loads chunks by code of our own (`load-chunks.ts`). It is in every app's first script, and is shorter than webpack's,
 * though it does more: each file is held against its hash, may be asked for at another address after a failure, and
 * runs for the release that asked for it.
 */
export class ChunkLoadingPlugin {
  private readonly areVouchedFor: boolean;
  private readonly limit: number;

  /** Whether scripts vouch for the app's files (`ContentNamesPlugin`), and the milliseconds that one may take. */
  constructor(areVouchedFor: boolean, limit: number) {
    this.areVouchedFor = areVouchedFor;
    this.limit = limit;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkLoading', (compilation) => {
      shortenImports(compilation);
      compilation.hooks.runtimeModule.tap('ChunkLoading', (module: RuntimeModule) => {
        const { name } = module;
        if (replaced.includes(name) || (this.areVouchedFor && lookups.includes(name)))
          module.generate = () => '';
        if (name === 'jsonp chunk loading') {
          const generate = module.generate.bind(module);
          module.generate = () => this.write(compilation, String(generate()));
        }
      });
    });
  }

  private write(compilation: Compilation, theirs: string): string {
    const { chunkLoadingGlobal, uniqueName } = compilation.outputOptions;
    const first = /installedChunks = (\{[^}]*\})/.exec(theirs)?.[1];
    if (!first || chunkLoadingGlobal !== `webpackChunk${uniqueName}`)
      throw new Error('webpack loads chunks otherwise: look at it anew');
    const { scriptOf, styleOf } = filesOfChunks(this.areVouchedFor, compilation);
    return Template.asString([
      loadChunks,
      `var ran = ${first.replaceAll(': 0', ': 1')};`,
      theirs.includes(`${onChunksLoaded}.j`)
        ? `${onChunksLoaded}.j = function (id) { return ran[id]; };`
        : '',
      `loadChunks(${require}, {`,
      Template.indent([
        `release: ${OWN_NAME},`,
        `names: ${FILE_NAMES},`,
        `scriptOf: function (id) { return ${scriptOf}; },`,
        `styleOf: function (id) { return ${styleOf}; },`,
      ]),
      `}, ran, ${this.limit});`,
    ]);
  }
}
