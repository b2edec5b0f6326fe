/** The parts of env-ci that are used here; the package brings no types of its own. */
declare module 'env-ci' {
  export interface CiEnvironment {
    readonly isCi: boolean
    readonly service?: string
    readonly name?: string
    readonly commit?: string
    readonly branch?: string
    readonly tag?: string
    readonly prBranch?: string
    readonly isPr?: boolean
    readonly pr?: string | number
    readonly buildUrl?: string
    readonly jobUrl?: string
  }
  export default function envCi(options: { env: Record<string, string | undefined>; cwd: string }): CiEnvironment
}
