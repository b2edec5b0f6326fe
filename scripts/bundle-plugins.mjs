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
