import { describe, expect, it } from 'vitest'
import { importFiles } from '../../lib/ingest/import-files.ts'
import { LEFT_OUT, leaveOutSecrets } from '../../lib/ingest/leave-out-secrets.ts'

const long = 'A1b2C3d4E5f6G7h8I9j0K1l2'

describe('what looks like a secret is left out, and named', () => {
  it.each([
    ['by its key', { api_key: 'abc' }, { api_key: LEFT_OUT }, ['api_key']],
    ['whatever its spelling', { 'generate.apiKey': 'abc' }, { 'generate.apiKey': LEFT_OUT }, ['generate.apiKey']],
    ['in capitals', { OPENAI_API_KEY: 'abc' }, { OPENAI_API_KEY: LEFT_OUT }, ['OPENAI_API_KEY']],
    ['as a header', { 'x-api-key': 'abc' }, { 'x-api-key': LEFT_OUT }, ['x-api-key']],
    ['a token', { hf_token: 'abc', token: 'x' }, { hf_token: LEFT_OUT, token: LEFT_OUT }, ['hf_token', 'token']],
    ['a password', { 'task_args.password': 'hunter2' }, { 'task_args.password': LEFT_OUT }, ['task_args.password']],
    ['a numeric one', { password: 123456 }, { password: LEFT_OUT }, ['password']],
    [
      'among arguments',
      { model_args: `model=gpt-4o,base_url=http://x/v1,api_key=sk-1,num_concurrent=2` },
      { model_args: `model=gpt-4o,base_url=http://x/v1,api_key=${LEFT_OUT},num_concurrent=2` },
      ['model_args'],
    ],
    [
      'within JSON',
      { model_args: '{"model":"m","headers":{"Authorization":"Bearer abc.def"},"max_tokens":5}' },
      { model_args: `{"model":"m","headers":{"Authorization":"${LEFT_OUT}"},"max_tokens":5}` },
      ['model_args'],
    ],
    ['by its look', { note: `with sk-${long} here` }, { note: `with ${LEFT_OUT} here` }, ['note']],
    ['of GitHub', { note: `ghp_${long}` }, { note: LEFT_OUT }, ['note']],
    ['of Hugging Face', { note: `hf_${long}` }, { note: LEFT_OUT }, ['note']],
    ['in an address', { url: 'https://me:pw@host/x' }, { url: `https://${LEFT_OUT}@host/x` }, ['url']],
    [
      'in a query',
      { url: 'https://host/x?a=1&api_key=abc&b=2' },
      { url: `https://host/x?a=1&api_key=${LEFT_OUT}&b=2` },
      ['url'],
    ],
  ] as const)('%s', (_title, settings, kept, left) => {
    expect(leaveOutSecrets(settings)).toEqual({ settings: kept, left })
  })

  it.each<Readonly<Record<string, string | number | boolean>>>([
    { max_tokens: 256, eos_token: '</s>', tokenizer: 'gpt2', num_tokens: 3, token_count: 4 },
    { use_auth_token: true, add_bos_token: false, trust_remote_code: 'True' },
    { prompt: 'Tell me the password: {{word}}', model: 'sk-learn', task: 'task-specific-long-name-here' },
    { model_args: 'pretrained=gpt2,dtype=float,max_gen_toks=256,add_bos_token=True' },
    { author: 'A. Secretary', keys: 'a, b', monkey: 'x', authority: 'none' },
    { dataset_hash: 'fe585eb4df8c88d844eeb463ea4d0302', git: 'abc1234' },
  ])('%j is kept as it is', (settings) => {
    expect(leaveOutSecrets(settings)).toEqual({ settings, left: [] })
  })

  it('of a file of another tool, with a note that says where', () => {
    const results = {
      results: { t: { 'acc,none': 0.5 } },
      versions: { t: 1 },
      config: { model: 'local-completions', model_args: `model=gpt-4o,api_key=sk-${long}` },
    }
    const [run] = importFiles([{ file: 'r.json', bytes: new TextEncoder().encode(JSON.stringify(results, null, 1)) }])
    expect(JSON.stringify(run)).not.toContain(long)
    expect(run.settings.model_args).toBe(`model=gpt-4o,api_key=${LEFT_OUT}`)
    expect(run.notes.join('\n')).toContain('r.json: what looks like a secret was left out of: model_args.')
  })
})
