/** Sentences of the test set pages, in English; another language is a file beside this one with the same keys. */
const count = (n: number, text: string, one: string, many: string) => (n === 1 ? `one ${one}` : `${text} ${many}`)

export const testSetMessages = {
  listTitle: (project: string) => `Test sets of ${project}`,
  listKicker: 'test sets',
  listHeading: 'Test sets',
  listMargin:
    'A version is what it holds: another source, reference or gold answer makes another version. Numbers meet only on the segments that two versions share.',
  listCaption: 'Test sets of this project',
  listNone: 'No test set yet: the first run that is posted brings its own.',
  listStatement: (m: { count: number; text: string }) =>
    `${m.count === 1 ? 'One test set measures' : `${m.text} test sets measure`} this project.`,
  columns: {
    name: 'Test set',
    newest: 'Newest version',
    hash: 'Hash',
    segments: 'Segments',
    versions: 'Versions',
    runs: 'Runs',
    since: 'Since',
    version: 'Version',
  },
  link: 'Test sets',
  title: (m: { name: string; version: string }) => `${m.name} ${m.version}`,
  kicker: 'test set',
  crumb: 'test sets',
  statement: {
    first: (m: { version: string; count: number; segments: string }) =>
      `${m.version} holds ${count(m.count, m.segments, 'segment', 'segments')}; there is none before it.`,
    same: (m: { version: string; before: string }) => `${m.version} has the same ids and texts as ${m.before}.`,
    changed: (m: {
      version: string
      before: string
      added: string
      dropped: string
      changed: string
      shared: string
    }) =>
      `Against ${m.before}, ${m.version} adds ${m.added}, drops ${m.dropped} and changes ${m.changed}; ${m.shared} are the same.`,
  },
  versions: {
    heading: 'Versions',
    margin: 'Identity is a hash over ids, sources, references and gold. Tags and documents are outside it.',
    caption: 'Versions of this test set',
    current: 'shown',
  },
  changes: {
    heading: 'What changed',
    margin: 'Runs on two versions are compared on the segments that are the same in both.',
    first: 'This is the first version.',
    added: (n: string) => `Added, ${n}`,
    dropped: (n: string) => `Dropped, ${n}`,
    changed: (n: string) => `Same id, other texts, ${n}`,
    none: 'none',
    more: (n: string) => `and ${n} more`,
  },
  makeup: {
    heading: 'Made of',
    margin: 'Counted over all segments of this version.',
    facts: {
      hash: 'hash',
      segments: 'segments',
      sources: 'with a source',
      labels: 'with a gold label',
      answers: 'with gold answers',
      documents: 'in documents',
      edited: 'tags edited',
    },
    ofDocuments: (n: string) => `in ${n} documents`,
    references: 'References',
    referencesCaption: 'Segments by number of references',
    referenceCount: 'References',
    segments: 'Segments',
    share: 'Share',
    tags: 'Tags',
    tagsCaption: 'Segments by tag',
    tag: 'Tag',
    value: 'Value',
    noTags: 'No segment has a tag. Tags can be posted at any time: they do not change the hash.',
    moreTags: (n: string) => `${n} rarer values are not listed.`,
  },
} as const
