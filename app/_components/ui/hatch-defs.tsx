/** The two hatchings, once a page: `url(#hatch)` for no value or context, `url(#hatch-w)` for areas that are worse. */
export function HatchDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--wash)" />
          <path d="M0 0V6" stroke="var(--line-strong)" strokeWidth="2" />
        </pattern>
        <pattern id="hatch-w" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--worse)" />
          <path d="M0 0V5" stroke="var(--paper)" strokeWidth="1.1" strokeOpacity=".6" />
        </pattern>
      </defs>
    </svg>
  )
}
