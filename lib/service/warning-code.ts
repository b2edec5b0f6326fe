/** Marks a finding that comes from the metrics. */
export const WARNING_CODE = 'metric-warning'

/** Findings of the data lints that say the same, by code of the warning. */
export const SAID_BY_LINT: Readonly<Record<string, string>> = {
  'empty-reference': 'blank-reference',
  'empty-output': 'empty-output',
  'tokenized-output': 'tokenized-text',
}
