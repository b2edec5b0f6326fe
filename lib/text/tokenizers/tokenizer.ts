/** Cuts a line into tokens; none for an empty or blank line. Pure: equal lines give equal tokens. */
export type Tokenizer = (line: string) => string[]
