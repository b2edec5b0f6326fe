import { CopyButton } from './copy-button.tsx'

/** A shell command to copy. `label` names the box, which scrolls sideways by itself. */
export function Command({ text, label }: { text: string; label: string }) {
  return (
    <div className="command">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be wrong, this groups no controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="group" aria-label={label}>
        {text}
      </pre>
      <CopyButton text={text} />
    </div>
  )
}
