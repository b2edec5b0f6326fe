import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/report/format-number.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'

/** A scatter as a table, folded: how many segments lie in each pair of bands. */
export function CrossTable({
  summary,
  description,
  corner,
  columns,
  rows,
  downloads,
}: {
  summary: string
  description: string
  corner: string
  columns: readonly string[]
  rows: readonly { readonly band: string; readonly counts: readonly number[] }[]
  /** The same as a file. */
  downloads: ReactNode
}) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      <ScrollBox label={description}>
        <table className="plain">
          <caption className="vh">{description}</caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((band) => (
                <th key={band} scope="col" className="n">
                  {band}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ band, counts }) => (
              <tr key={band}>
                <th scope="row" className="cell num">
                  {band}
                </th>
                {counts.map((count, column) => (
                  <td key={columns[column]} className="n">
                    {formatCount(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {downloads}
    </details>
  )
}
