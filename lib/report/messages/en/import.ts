/** What the command line says of files of other tools, in English. */
export const importMessages = {
  about: 'read files of other evaluation tools and say what is in them; nothing is stored',
  files: 'files as the tool wrote them; files of one run belong together',
  dryRun: 'only read and say (the only way there is: "assay push --format" stores)',
  format: 'name of the format (default: recognised by content)',
  columns: 'what the columns of a table without header hold, from the left, such as source,reference,hypothesis',
  pick: 'which run, where the files hold several: name of its system or test set',
  readAs: (m: { files: string; readAs: string; format: string; count: string }) =>
    `${m.files}: read as ${m.readAs} (${m.format}), ${m.count}`,
  segments: (count: string, one: boolean) => `${count} ${one ? 'segment' : 'segments'}`,
  outputs: (segments: string, outputs: string) => `${segments} with ${outputs} outputs (repeats)`,
  items: (count: string) => `${count} items without outputs`,
  totals: 'totals only',
  system: 'system',
  testSet: 'test set',
  states: (m: { scored: string; failed: string; na: string }) =>
    `${m.scored} scored, ${m.failed} failed, ${m.na} not applicable`,
  reported: (items: string) => `${items} items according to the tool`,
  labels: {
    states: 'states',
    reported: 'reported',
    scores: 'posted scores',
    details: 'not scores',
    segmentScores: 'scores of segments',
    judgements: 'judged against',
    settings: 'settings',
    unknown: 'unknown',
    note: 'note',
    sha256: 'SHA-256',
  },
  more: (count: string) => `and ${count} more`,
  noValue: (reason: string) => `no value (${reason})`,
} as const
