/** What a report can be written as. Apart from the schemas, so that a command line can list them without loading any. */
export const REPORT_FORMATS = ['markdown', 'json', 'junit', 'github', 'gitlab', 'html', 'svg'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]
