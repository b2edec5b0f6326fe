const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><style>:root{color:#15181c}@media (prefers-color-scheme:dark){:root{color:#eceef0}}</style><path d="M9 1.5v15" stroke="currentColor"/><path d="M2.5 6v6M15.5 6v6M2.5 9h13" stroke="currentColor" stroke-width="1.5"/><circle cx="11.6" cy="9" r="3.2" fill="currentColor"/></svg>'

/**
 * The icon inside the page: a browser looks for a file of it again at each change of the address, and a page that works
 * without a network would fail at it.
 */
export const ICON_ADDRESS = `data:image/svg+xml,${encodeURIComponent(ICON)}`
