// Plugins that keep the command line light: a program that starts in each step of a pipeline must start fast.
import { isBuiltin } from 'node:module'

/** zod carries its messages in some fifty languages; the program speaks one, and parsing the rest takes time at each start. */
export const englishZodOnly = {
  name: 'english-zod-only',
  setup(build) {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
      loader: 'js',
    }))
  },
}

/** zod's reader of JSON schemas, which nothing here reads. */
export const noSchemaReader = {
  name: 'no-schema-reader',
  setup(build) {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]classic[\\/]from-json-schema\.js$/ }, () => ({
      contents: "export function fromJSONSchema() { throw new Error('left out of this bundle') }",
      loader: 'js',
    }))
  },
}

/** zod's compiler of schemas, which pays for itself over thousands of values; a program that checks a few never asks for it. */
export const noSchemaCompiler = {
  name: 'no-schema-compiler',
  setup(build) {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]core[\\/]compile\.js$/ }, () => ({
      contents: `
        const none = () => { throw new Error('left out of this bundle') }
        export { none as compile, none as compileFn, none as withParser }
        export const INVALID = Symbol.for('zod.compile.invalid')
        export class ZodCompileAsyncError extends Error {}
        export class ZodCompileUnsupportedError extends Error {}`,
      loader: 'js',
    }))
  },
}

/** The XML reader asks whether an entity is safe in HTML and XML; the patterns of databases and shells are asked by nobody. */
export const markupPatternsOnly = {
  name: 'markup-patterns-only',
  setup(build) {
    const others = /[\\/]is-unsafe[\\/]src[\\/]contexts[\\/](?:log|nosql|redos|shell|sql|sql-strict|svg)\.js$/
    build.onLoad({ filter: others }, () => ({ contents: 'export default []', loader: 'js' }))
  },
}

/** Scales of drawings run over numbers; the colours that they could run over are drawn by nobody here. */
export const noColorScales = {
  name: 'no-color-scales',
  setup(build) {
    build.onLoad({ filter: /[\\/]d3-color[\\/](?:dist|src)[\\/](?:d3-color|index)\.m?js$/ }, () => ({
      contents: `
        const none = () => { throw new Error('left out of this bundle') }
        export const color = () => null
        export { none as cubehelix, none as hcl, none as hsl, none as lab, none as rgb }`,
      loader: 'js',
    }))
  },
}

/** env-ci asks git for two words; all of a library for processes weighs more than the rest of it. */
export const smallExeca = {
  name: 'small-execa',
  setup(build) {
    build.onResolve({ filter: /^execa$/ }, ({ path }) => ({ path, namespace: 'small-execa' }))
    build.onLoad({ filter: /.*/, namespace: 'small-execa' }, () => ({
      contents: `
        import { spawnSync } from 'node:child_process'
        export function execaSync(file, args, options) {
          const { status, stdout } = spawnSync(file, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
          if (status !== 0) throw new Error(file + ' failed')
          return { stdout: stdout.trimEnd() }
        }`,
      loader: 'js',
    }))
  },
}

/**
 * Node's own modules become required where they are used: an `import` of one is hoisted to the top of the bundle, and
 * all of them would be loaded even for `--help`.
 */
export const lazyBuiltins = {
  name: 'lazy-builtins',
  setup(build) {
    build.onResolve({ filter: /^(node:)?[a-z_/]+$/ }, ({ path, kind }) =>
      kind === 'import-statement' && isBuiltin(path) ? { path, namespace: 'lazy-builtin' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'lazy-builtin' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
      loader: 'js',
    }))
  },
}
