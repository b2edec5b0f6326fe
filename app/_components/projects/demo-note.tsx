import { projectsMessages } from '../../../lib/report/messages/en/projects.ts'
import { Button } from '../ui/button.tsx'
import { Command } from '../ui/command.tsx'
import { Section } from '../ui/section.tsx'

/**
 * What the demo is, and its removal: in one click by `remove`, a server action that works without scripts; where others
 * can open the page, too, by a command with a token.
 */
export function DemoNote({ remove, url }: { remove: (() => Promise<void>) | null; url: string }) {
  const words = projectsMessages.demo
  return (
    <Section id="demo" title={words.title}>
      <p className="dim">{words.text}</p>
      {remove ? (
        <form className="actions" action={remove}>
          <Button type="submit">{words.remove}</Button>
        </form>
      ) : (
        <>
          <p className="dim">{words.withToken}</p>
          <Command text={words.command(url)} label={words.commandLabel} />
        </>
      )}
    </Section>
  )
}
