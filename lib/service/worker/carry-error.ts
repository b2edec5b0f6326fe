import {
  AssayError,
  ConflictError,
  ForbiddenError,
  InputError,
  NotFoundError,
  type Problem,
  TooLargeError,
  UnauthorizedError,
  UnavailableError,
} from '../../errors.ts'

/** What a job gives across threads, where an error would lose its class. */
export type Carried<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly kind: AssayError['kind'] | 'fault'
      readonly problems: readonly Problem[]
      readonly candidates: readonly unknown[]
      readonly message: string
      readonly stack: string
    }

const CLASSES = {
  input: InputError,
  'not-found': NotFoundError,
  conflict: ConflictError,
  unauthorized: UnauthorizedError,
  forbidden: ForbiddenError,
  'too-large': TooLargeError,
  unavailable: UnavailableError,
} as const

export async function carry<T>(work: () => Promise<T>): Promise<Carried<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    const caught = error instanceof Error ? error : new Error(String(error))
    const known = caught instanceof AssayError
    return {
      ok: false,
      kind: known ? caught.kind : 'fault',
      problems: known ? caught.problems : [],
      candidates: caught instanceof ConflictError ? caught.candidates : [],
      message: caught.message,
      stack: caught.stack ?? '',
    }
  }
}

/** The value, or the error thrown again in its own class. */
export function unwrap<T>(carried: Carried<T>): T {
  if (carried.ok) return carried.value
  if (carried.kind === 'fault') {
    const error = new Error(carried.message)
    error.stack = carried.stack
    throw error
  }
  if (carried.kind === 'conflict') throw new ConflictError(carried.problems, carried.candidates)
  throw new CLASSES[carried.kind](carried.problems)
}
