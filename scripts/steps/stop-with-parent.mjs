// Preloaded into the server: ends it when the script that started it dies without a word (kill -9, out of memory).
// The channel between the two closes at that moment, whatever the reason.
if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(143), 3000).unref()
  })
  process.channel.unref()
}
