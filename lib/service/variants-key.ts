import { VERSION } from './version.ts'

/** Under which a run's variants are kept; another version of ours may score otherwise. */
export function variantsKey(spec: string): string {
  return `also known as by quantity, each signature its own, bands of translations with turned outputs, ${VERSION}: ${spec}`
}
