/** Below the 999 parameters that a statement may have. */
const MOST = 500

/** Rows for a list of ids of any length, asked for some ids at a time; in the order of the ids' pieces. */
export async function inPieces<Row>(
  ids: readonly string[],
  load: (piece: string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < ids.length; from += MOST) rows.push(...(await load(ids.slice(from, from + MOST))))
  return rows
}
