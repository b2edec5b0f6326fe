/** A pattern as a tree, ready to be run by `PatternMachine`. */
export type PatternNode =
  | { readonly kind: 'char'; readonly test: (codePoint: number) => boolean }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly item: PatternNode
      readonly min: number
      readonly max: number
      readonly lazy: boolean
    }
  | { readonly kind: 'assert'; readonly test: (text: Int32Array, at: number) => boolean }
  | {
      readonly kind: 'look'
      readonly item: PatternNode
      readonly negative: boolean
      /** Code points to go back before the item must match up to here; null for a look ahead. */
      readonly back: number | null
    }

/**
 * The one length in code points of all that a pattern matches, or null where there are several. Looks and assertions
 * have none.
 *
 * @example fixedWidth({ kind: 'sequence', items: [] }) // 0
 */
export function fixedWidth(node: PatternNode): number | null {
  switch (node.kind) {
    case 'char':
      return 1
    case 'assert':
    case 'look':
      return 0
    case 'sequence': {
      let sum = 0
      for (const item of node.items) {
        const width = fixedWidth(item)
        if (width === null) return null
        sum += width
      }
      return sum
    }
    case 'choice': {
      const widths = node.options.map(fixedWidth)
      return widths.every((width) => width === widths[0]) ? widths[0] : null
    }
    case 'repeat': {
      const width = fixedWidth(node.item)
      return node.min === node.max && width !== null ? width * node.min : null
    }
  }
}
