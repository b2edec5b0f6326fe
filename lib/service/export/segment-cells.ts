/** One reference as it is; several as JSON, since any separator may stand in a text. */
export function toReferencesCell(references: readonly string[]): string | null {
  return references.length > 1 ? JSON.stringify(references) : (references[0] ?? null)
}

/** Tags as JSON. */
export function toTagsCell(tags: Readonly<Record<string, string>>): string | null {
  return Object.keys(tags).length > 0 ? JSON.stringify(tags) : null
}
