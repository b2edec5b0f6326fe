import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/report/format-number.ts'
import type { HistogramView } from '../../../lib/report/prepare-histogram.ts'

/** A histogram as a table, folded: the bins that hold something. */
export function BinsTable({
  view,
  words,
  downloads,
}: {
  view: HistogramView
  words: { readonly asTable: string; readonly binColumn: string; readonly segments: string }
  /** The same as a file. */
  downloads: ReactNode
}) {
  return (
    <details className="fold">
      <summary>{words.asTable}</summary>
      <table className="plain">
        <caption className="vh">{view.axis}</caption>
        <thead>
          <tr>
            <th scope="col">{words.binColumn}</th>
            <th scope="col" className="n">
              {words.segments}
            </th>
          </tr>
        </thead>
        <tbody>
          {view.bins
            .filter((bin) => bin.count > 0)
            .map((bin) => (
              <tr key={bin.from}>
                <th scope="row" className="cell num">
                  {bin.range}
                </th>
                <td className="n">{formatCount(bin.count)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {downloads}
    </details>
  )
}
