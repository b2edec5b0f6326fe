import { expect, it } from 'vitest'
import { mayRemoveDemo } from '../../lib/service/may-remove-demo.ts'
import { closeRuntime } from '../../lib/service/runtime.ts'
import { startTempService } from './temp-service.ts'

startTempService()

it.each([
  ['nothing but loopback', {}, true],
  ['a name of its own', { ASSAY_ALLOWED_HOSTS: 'assay.example' }, false],
  ['all addresses', { HOST: '0.0.0.0' }, false],
  ['a public address', { ASSAY_PUBLIC_URL: 'https://assay.example' }, false],
] as const)('the demo may be removed without a token: %s', async (_, variables, may) => {
  await closeRuntime()
  Object.assign(process.env, variables)
  try {
    expect(await mayRemoveDemo()).toBe(may)
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name]
    await closeRuntime()
  }
})
