import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'

const words = frameMessages.search

/** The search of the bar, or of a page: a plain form; `/` puts the cursor into the first. */
export function SearchForm({ value, label = words.label }: { value?: string; label?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers that are supported
    <form className="bar-search" role="search" aria-label={toPlainText(label)} action="/search">
      <input
        type="search"
        name="q"
        className="field"
        data-search=""
        defaultValue={value}
        placeholder={words.placeholder}
        aria-label={words.placeholder}
        autoComplete="off"
      />
      <span className="kbd" aria-hidden="true">
        /
      </span>
    </form>
  )
}
