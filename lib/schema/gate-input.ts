import { z } from 'zod'
import { GatePolicy } from './gate-policy.ts'

const Name = z.string().min(1).max(300)
const RunReference = z.string().min(1).max(400)
const Commit = z.string().regex(/^[0-9a-f]{7,64}$/i, 'a commit in hexadecimal')

const shape = {
  project: Name,
  /** `run:ID`, `branch:NAME` or `commit:SHA`. */
  head: RunReference,
  /** Likewise, or `baseline`: the pinned one, else the nearest. Without it, the nearest run before head. */
  base: RunReference.optional(),
  /** Narrow what `head` may mean. */
  system: Name.optional(),
  testSet: Name.optional(),
  /** System of the base; that of head by default. */
  baseSystem: Name.optional(),
  /** Branch whose last run is taken where no ancestor has one; the project's main branch by default. */
  targetBranch: Name.optional(),
}

/** The body of `POST /api/v1/gate`. */
export const GateInput = z.strictObject({
  ...shape,
  /** Commits from the merge base backwards, the merge base first, along first parents. */
  ancestors: z.array(Commit).max(500).optional(),
  /** Rules in place of the project's own, key by key. */
  policy: GatePolicy.optional(),
})
export type GateInput = z.infer<typeof GateInput>

/** Parameters of `GET /api/v1/gate`: by the project's own rules. */
export const GateQuery = z.strictObject({
  ...shape,
  /** May be repeated, the merge base first; more than fit into an address are posted. */
  ancestor: z.array(Commit).max(100).optional(),
})
export type GateQuery = z.infer<typeof GateQuery>
