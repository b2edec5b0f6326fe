/** Seconds after which a reader without scripts sees the page anew. */
const EVERY_S = 5

/** Loads the page again by itself where no script can, as long as something on it is still being computed. */
export function RefreshWithoutScripts() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(EVERY_S)} />
    </noscript>
  )
}
