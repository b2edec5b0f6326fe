import type { ImportFile } from '../import-file.ts'
import { isRecord, toList } from '../json-values.ts'

export type HelmKind =
  | 'run_spec'
  | 'scenario'
  | 'scenario_state'
  | 'per_instance_stats'
  | 'stats'
  | 'display_predictions'
  | 'display_requests'
  | 'instances'

/** Which file of a run folder this is, or null. */
export function findHelmKind({ shape, wholeJson: json }: ImportFile): HelmKind | null {
  if (shape !== 'json') return null
  if (isRecord(json)) {
    if (isRecord(json.adapter_spec))
      return Array.isArray(json.request_states) ? 'scenario_state' : 'metric_specs' in json ? 'run_spec' : null
    return 'definition_path' in json && 'description' in json && 'name' in json ? 'scenario' : null
  }
  const first = toList(json).find(isRecord)
  if (first === undefined) return null
  if ('instance_id' in first) {
    if (Array.isArray(first.stats)) return 'per_instance_stats'
    if ('predicted_text' in first) return 'display_predictions'
    return 'request' in first ? 'display_requests' : null
  }
  if (isRecord(first.name) && 'name' in first.name && 'count' in first) return 'stats'
  return isRecord(first.input) && 'references' in first && 'id' in first ? 'instances' : null
}
