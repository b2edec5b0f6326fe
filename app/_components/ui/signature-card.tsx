import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { CopyButton } from './copy-button.tsx'

export interface SignatureCardField {
  readonly key: string
  /** null is printed as "unknown", in italic. */
  readonly value: string | null
  readonly meaning?: string
  readonly declared?: boolean
}

/** The canonical string with Copy, and each field with value and meaning. */
export function SignatureCard({ canonical, fields }: { canonical: string; fields: readonly SignatureCardField[] }) {
  const words = frameMessages.signature
  return (
    <div className="sigcard">
      <div className="canon">
        <span>{canonical}</span>
        <CopyButton text={canonical} />
      </div>
      <table className="plain">
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.key}>
              <th scope="row" className="key">
                {field.key}
              </th>
              <td className={field.value === null ? 'faint' : 'mono'}>
                {field.value ?? <i>{frameMessages.unknown}</i>}
                {field.declared ? <span className="subl">{words.declared}</span> : null}
              </td>
              <td className="dim">{field.meaning ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
