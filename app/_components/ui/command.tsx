import { Fragment } from 'react'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { CopyButton } from './copy-button.tsx'
import { MixedText } from './user-text.tsx'

/** A shell command to copy. `label` names the box, which scrolls sideways by itself. */
export function Command({ text, label }: { text: string; label: string }) {
  return (
    <div className="command">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be wrong, this groups no controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="group" aria-label={toPlainText(label)}>
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <Fragment key={index}>
            {index > 0 ? '\n' : null}
            <MixedText>{line}</MixedText>
          </Fragment>
        ))}
      </pre>
      <CopyButton text={text} />
    </div>
  )
}
