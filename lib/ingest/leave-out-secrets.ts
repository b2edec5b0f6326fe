/** What stands in place of a secret. */
export const LEFT_OUT = '(left out)'

type Settings = Readonly<Record<string, string | number | boolean>>

/** Names of secrets, once spelled with `_`; counts of tokens, tokenizers and special tokens are none. */
const SECRET_NAME = new RegExp(
  [
    '(?:^|_)(?:api_?key|(?:access|private|signing|subscription|account|secret)_key|secret|password|passwd|passphrase|pwd',
    '|authorization|credentials?|cookie|connection_string)(?:_id)?s?$',
    '|(?:^|_)(?:api|auth|access|hf|hub|github|gitlab|bearer|session|refresh|security|oauth|jwt|sas|bot)_token$',
    '|^(?:token|auth|bearer|jwt)$|_env_.*(?:key|token)$',
  ].join(''),
)

/** Looks of keys that services give out: OpenAI and its like, GitHub, GitLab, Hugging Face, AWS, Google, Slack, JWT, PEM. */
const SECRET_VALUES = [
  /\b(?:sk|gsk|pk|rk|r8|xai|pplx|nvapi)[-_][A-Za-z0-9_-]{16,}/g,
  /\bgh[pousr]_[A-Za-z0-9]{16,}|\bgithub_pat_\w{16,}|\bglpat-[\w-]{16,}/g,
  /\bhf_[A-Za-z0-9]{16,}/g,
  /\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{30,}|\bxox[abprs]-[\w-]{10,}/g,
  /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
  /\bBearer\s+[\w.~+/-]{8,}=*/gi,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
]
const IN_ADDRESS = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+(?=@)/gi
/** `name=value` among arguments or in a query, `"name": "value"` within JSON or a dictionary. */
const PAIR =
  /(?:(["'])([\w.-]+)\1\s*:\s*|(?<![\w.-])([A-Za-z][\w.-]*)\s*=\s*)(?:"([^"]*)"|'([^']*)'|((?:Bearer |Basic )?[^\s,;&"'{}[\]]+))/g

/**
 * Settings without what looks like a key, a token or a password, by its name or by its look: files say how a model was
 * called, and what they say is stored and shown. The names of the settings that lost something come beside.
 *
 * @example
 * leaveOutSecrets({ model_args: 'model=m,api_key=x' }).settings // { model_args: 'model=m,api_key=(left out)' }
 */
export function leaveOutSecrets(settings: Settings): { readonly settings: Settings; readonly left: readonly string[] } {
  const left: string[] = []
  const kept = Object.entries(settings).map(([name, value]) => {
    const clean = isSecretName(name) && typeof value !== 'boolean' ? LEFT_OUT : cleanValue(value)
    if (clean !== value) left.push(name)
    return [name, clean] as const
  })
  return { settings: Object.fromEntries(kept), left }
}

function isSecretName(name: string): boolean {
  const spelled = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase()
  const last = (name.split(/[./]/).at(-1) as string).toLowerCase()
  return SECRET_NAME.test(spelled) || SECRET_NAME.test(last)
}

function cleanValue(value: string | number | boolean): string | number | boolean {
  if (typeof value !== 'string') return value
  let text = value.replace(PAIR, (whole, _quote, quoted, bare, ...values: readonly unknown[]) => {
    const found = values.slice(0, 3).find((one) => typeof one === 'string') as string
    // A flag such as use_auth_token=True is no secret.
    if (!isSecretName(quoted ?? bare) || /^(?:true|false|none|null|)$/i.test(found)) return whole
    return whole.slice(0, whole.lastIndexOf(found)) + LEFT_OUT + whole.slice(whole.lastIndexOf(found) + found.length)
  })
  text = text.replace(IN_ADDRESS, `$1${LEFT_OUT}`)
  for (const look of SECRET_VALUES) text = text.replace(look, LEFT_OUT)
  return text
}
